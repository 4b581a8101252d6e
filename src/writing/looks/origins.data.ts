// Where a family comes from, and what many people from there look like: a set to choose from, and never against another word.
import type { EyeColor, HairColor, HairStyle, Skin } from '../../stage/cast.ts'

export interface Origin {
  skin: readonly Skin[]
  hair: readonly HairColor[]
  eyes: readonly EyeColor[]
  /** Where hair of other kinds would surprise. */
  she?: readonly HairStyle[]
  he?: readonly HairStyle[]
}

const STRAIGHT = { she: ['bob', 'long', 'ponytail', 'pigtails', 'braids', 'bun'], he: ['short', 'short', 'spiky'] } as const // prettier-ignore
const COILED = { she: ['braids', 'puffs', 'curly', 'afro', 'bun', 'locs'], he: ['short', 'curly', 'afro', 'locs'] } as const // prettier-ignore
const SOUTHERN = { she: ['long', 'wavy', 'ponytail', 'braids', 'bob', 'bun'], he: ['short', 'wavy', 'short', 'curly'] } as const // prettier-ignore

export const ORIGINS: readonly (readonly [string, Origin])[] = [
  [
    'chinese|japanese|korean|taiwanese|mongolian|east asian|hongkonger|british chinese|hong kong chinese|singaporean chinese|malaysian chinese|south korean|north korean|cantonese|manchu|okinawan|han chinese|ainu|chinese looking|japanese looking|korean looking|asian looking|from china|from japan|from korea|hong kong',
    { skin: ['fair', 'light'], hair: ['black'], eyes: ['dark', 'brown'], ...STRAIGHT },
  ],
  [
    'vietnamese|thai|cambodian|khmer|laotian|lao|burmese|filipino|filipina|indonesian|malay|malaysian|singaporean|asian|south east asian|southeast asian|hmong|nepali|nepalese|tibetan|kazakh|uzbek|kyrgyz|turkmen|tajik|uyghur|uighur|bhutanese|karen|timorese|balinese|javanese|central asian|yakut|kalmyk|pinoy|pinay',
    { skin: ['light', 'olive', 'tan'], hair: ['black'], eyes: ['dark', 'brown'], ...STRAIGHT },
  ],
  [
    'indian|british indian|punjabi|sikh|hindu|gujarati|south asian|pakistani|british pakistani|bengali|bangladeshi|desi|kashmiri|british bangladeshi|british asian|anglo indian|north indian|british sikh|muslim indian|goan|marathi|marwari|rajasthani|sindhi|pashtun|balochi|mauritian|indo caribbean|indo fijian|guyanese indian|indian looking|east indian|rohingya|maldivian|bihari',
    { skin: ['tan', 'brown'], hair: ['black'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'tamil|sri lankan|south indian|keralan|malayali|telugu|dravidian',
    { skin: ['brown', 'deep'], hair: ['black'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'african american|black british|black american|african|black african|nigerian|ghanaian|kenyan|ugandan|congolese|zimbabwean|zambian|senegalese|jamaican|caribbean|afro caribbean|haitian|west african|cameroonian|tanzanian|south sudanese|sudanese|yoruba|igbo|zulu|gambian|ivorian|rwandan|barbadian|bajan|trinidadian|xhosa|sotho|tswana|shona|ndebele|malawian|angolan|mozambican|sierra leonean|liberian|malian|guinean|togolese|beninese|burkinabe|nigerien|chadian|gabonese|burundian|namibian|botswanan|akan|ashanti|asante|hausa|fulani|wolof|mandinka|kikuyu|luo|masai|maasai|baganda|bantu|central african|southern african|british nigerian|british ghanaian|british jamaican|british caribbean|black caribbean|west indian|guyanese|surinamese|antillean|martinican|guadeloupean|grenadian|st lucian|saint lucian|antiguan|bermudian|bahamian|belizean|montserratian|vincentian|afro latina|afro latino|afro brazilian|afro cuban|afro german|afro american|black african american|black scottish|black irish|black welsh|black english|black german|black french|black canadian|garifuna|gullah|sub saharan|tobagonian|lesotho',
    { skin: ['brown', 'deep', 'ebony', 'deep'], hair: ['black'], eyes: ['dark', 'brown'], ...COILED },
  ],
  [
    'somali|ethiopian|eritrean|east african|habesha|oromo|amhara|tigrayan|djiboutian|horn of africa',
    { skin: ['brown', 'deep'], hair: ['black'], eyes: ['dark', 'brown'], ...COILED },
  ],
  [
    'aboriginal|torres strait islander|strait islander|vanuatuan|ni vanuatu|solomon islander|kanak|first australian|indigenous australian|aboriginal australian|papuan|fijian|melanesian|koori',
    { skin: ['brown', 'deep'], hair: ['black', 'brown'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'arab|arabic|lebanese|syrian|iraqi|jordanian|palestinian|saudi|egyptian|moroccan|algerian|tunisian|libyan|yemeni|emirati|middle eastern|north african|kurdish|afghan|berber|amazigh|omani|kuwaiti|bahraini|qatari|bedouin|tuareg|kabyle|copt|coptic|assyrian|yazidi|druze|levantine|arabian|pathan|hazara|maghrebi|sahrawi|mauritanian|chaldean',
    { skin: ['olive', 'tan', 'light'], hair: ['black', 'brown'], eyes: ['brown', 'dark', 'hazel'], ...SOUTHERN },
  ],
  [
    'turkish|persian|iranian|armenian|georgian|azeri|jewish|israeli|sephardi|mizrahi|azerbaijani|sephardic|chechen|circassian|turkish looking|tatar|turkish cypriot|dagestani',
    { skin: ['light', 'olive'], hair: ['black', 'brown'], eyes: ['brown', 'dark', 'hazel'] },
  ],
  ['ashkenazi', { skin: ['fair', 'light'], hair: ['brown', 'black', 'chestnut'], eyes: ['brown', 'hazel', 'blue'] }],
  [
    'irish|scottish|welsh|celtic|cornish|gaelic|glaswegian|northern irish|ulster|scots|scotch|geordie|irish looking|hebridean|shetlander|orcadian',
    { skin: ['porcelain', 'fair'], hair: ['red', 'brown', 'chestnut', 'black'], eyes: ['blue', 'green', 'hazel'] },
  ],
  [
    'sami|swedish|norwegian|danish|finnish|icelandic|nordic|scandinavian|dutch|estonian|latvian|lithuanian|faroese|frisian|greenlandic dane|baltic|scandi|scandinavian looking|nordic looking|viking looking',
    { skin: ['porcelain', 'fair'], hair: ['blonde', 'blonde', 'brown'], eyes: ['blue', 'grey', 'green'] },
  ],
  [
    'white|polish|german|english|british|french|austrian|swiss|belgian|russian|ukrainian|white english|white scottish|white irish|white welsh|white european|white australian|white canadian|white south african|eastern european|east european|western european|northern european|central european|balkan|bosnian|montenegrin|macedonian|kosovan|kosovar|moldovan|luxembourgish|bavarian|tyrolean|cossack|anglo saxon|afrikaner|boer|afrikaans|silesian|saxon|caucasian white|amish|mennonite|french canadian|quebecois|québécois|czech|slovak|hungarian|caucasian|european|white british|white american|slavic|belarusian|bulgarian|romanian|serbian|croatian|slovenian',
    { skin: ['fair', 'light'], hair: ['brown', 'blonde', 'chestnut'], eyes: ['blue', 'brown', 'hazel', 'green'] },
  ],
  [
    'italian|greek|spanish|portuguese|mediterranean|maltese|cypriot|sicilian|albanian|romani|roma|catalan|basque|andalusian|galician|canarian|sardinian|corsican|neapolitan|southern italian|southern european|romany|gypsy|traveller|irish traveller|sinti|gibraltarian|cretan|greek looking|italian looking|azorean|madeiran|italian american|cape verdean|greek cypriot',
    { skin: ['light', 'olive'], hair: ['black', 'brown'], eyes: ['brown', 'dark', 'hazel'] },
  ],
  [
    'mexican|latina|latino|latinx|hispanic|colombian|peruvian|brazilian|guatemalan|salvadoran|chilean|venezuelan|ecuadorian|bolivian|puerto rican|dominican|cuban|central american|south american|argentinian|honduran|nicaraguan|panamanian|costa rican|paraguayan|uruguayan|argentine|latin american|chicana|chicano|mestiza|mestizo|tejano|boricua|latin|mexican american|hispanic american|salvadorian|salvadorean|spanish american|pardo|cabocla',
    { skin: ['tan', 'olive', 'brown'], hair: ['black', 'brown'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'indigenous|native american|first nations|cree|navajo|ojibwe|inuit|cherokee|lakota|métis|metis|mayan|quechua|anishinaabe|maya|mapuche|aymara|guarani|inca|aztec|nahua|zapotec|choctaw|apache|hopi|zuni|pueblo|comanche|cheyenne|blackfoot|iroquois|seminole|chippewa|ojibwa|dene|mi kmaq|mikmaq|tlingit|inuk|greenlandic|greenlander|yupik|yup ik|american indian|native alaskan|alaska native|indigenous american|dakota|nakota|crow nation|shoshone|mohican|indigenous mexican|mohawk nation|sioux|haida',
    { skin: ['tan', 'brown'], hair: ['black'], eyes: ['dark', 'brown'], ...STRAIGHT },
  ],
  [
    'maori|māori|samoan|tongan|polynesian|hawaiian|pasifika|pacific islander|tahitian|native hawaiian|cook islander|niuean|tokelauan|rapa nui|micronesian|marshallese|chamorro|guamanian|kiribati|tuvaluan|māori pakeha|islander',
    { skin: ['tan', 'brown'], hair: ['black'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'mixed race|mixed|biracial|dual heritage|mixed heritage|multiracial|half black|blasian|wasian|eurasian|half asian|mixed white and black|mixed white and asian|mixed black and white|mixed ethnicity|mixed background|mixed roots|mixed parentage|creole|louisiana creole|cape coloured|south african|half caribbean|half african|half white|seychellois|malagasy|réunionese|reunionese|hapa|mixed black|mixed asian|mixed caribbean|mestiço|quarter black|multi ethnic|multiethnic|multi racial|bi racial',
    { skin: ['tan', 'olive', 'tan', 'brown'], hair: ['black', 'brown'], eyes: ['brown', 'hazel', 'dark'], she: ['curly', 'wavy', 'ponytail', 'bun', 'long'], he: ['curly', 'wavy', 'short'] }, // prettier-ignore
  ],
  ['albino|albinism', { skin: ['porcelain'], hair: ['white'], eyes: ['blue', 'grey'] }],
]

/** Colours that say of a person where they come from. */
export const COLOR_ORIGINS: Readonly<Record<string, string>> = { black: 'african', white: 'white' }

/** "From Tanzania": the country of a people that is named above. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  'china|japan|korea|south korea|north korea|taiwan|beijing|shanghai|tokyo|osaka|kyoto|seoul|busan|taipei|macau|guangzhou|okinawa|shenzhen|east asia':
    'chinese',
  'kazakhstan|mongolia|vietnam|thailand|the philippines|philippines|indonesia|malaysia|cambodia|nepal|laos|burma|myanmar|singapore|tibet|bhutan|east timor|uzbekistan|kyrgyzstan|tajikistan|turkmenistan|bali|java|manila|hanoi|saigon|ho chi minh city|bangkok|jakarta|kuala lumpur|kathmandu|asia|southeast asia|south east asia|brunei|cebu':
    'thai',
  'india|pakistan|bangladesh|punjab|the punjab|gujarat|kashmir|bengal|goa|rajasthan|mumbai|bombay|delhi|new delhi|kolkata|calcutta|lahore|karachi|islamabad|dhaka|sylhet|hyderabad|mauritius|amritsar|mirpur|the maldives|maldives|northern india|north india|south asia|jaipur|pune':
    'indian',
  'sri lanka|kerala|tamil nadu|chennai|colombo|bangalore|southern india|south india|jaffna|karnataka|andhra pradesh':
    'tamil',
  'nigeria|ghana|kenya|uganda|congo|senegal|tanzania|jamaica|haiti|zimbabwe|sudan|cameroon|africa|the gambia|gambia|rwanda|burundi|trinidad|tobago|trinidad and tobago|barbados|the congo|sierra leone|liberia|ivory coast|the ivory coast|côte d ivoire|cote d ivoire|burkina faso|mali|niger|chad|togo|benin|guinea bissau|gabon|angola|mozambique|zambia|malawi|botswana|namibia|lesotho|eswatini|swaziland|south sudan|central african republic|equatorial guinea|west africa|the caribbean|the west indies|caribbean|guyana|suriname|grenada|st lucia|saint lucia|antigua|the bahamas|bahamas|bermuda|martinique|guadeloupe|montserrat|st vincent|curaçao|curacao|aruba|lagos|abuja|accra|kumasi|nairobi|mombasa|kampala|kinshasa|dakar|kigali|harare|lusaka|freetown|kingston|port of spain|khartoum|dar es salaam|zanzibar|bridgetown|montego bay|abidjan':
    'african',
  'somalia|somaliland|ethiopia|eritrea|djibouti|mogadishu|addis ababa|addis|asmara|east africa': 'somali',
  'syria|iraq|lebanon|egypt|morocco|algeria|tunisia|yemen|jordan|palestine|gaza|saudi arabia|afghanistan|libya|oman|kuwait|bahrain|qatar|dubai|the emirates|the uae|uae|mauritania|kurdistan|kabul|baghdad|damascus|aleppo|beirut|cairo|alexandria|casablanca|marrakech|algiers|tunis|amman|the middle east|middle east|north africa|homs|sanaa|mosul':
    'arab',
  'turkey|türkiye|iran|persia|israel|armenia|georgia|azerbaijan|chechnya|istanbul|ankara|izmir|tehran|isfahan|jerusalem|tel aviv|yerevan|tbilisi|baku|anatolia':
    'turkish',
  'ireland|northern ireland|scotland|wales|cornwall|the isle of man|dublin|galway|belfast|kerry|donegal|glasgow|edinburgh|aberdeen|dundee|inverness|cardiff|swansea|the highlands|the hebrides|shetland|orkney|skye|brittany|newcastle|limerick':
    'irish',
  'sweden|norway|denmark|finland|iceland|the netherlands|netherlands|holland|estonia|latvia|lithuania|lapland|the faroes|the faroe islands|faroe islands|scandinavia|stockholm|gothenburg|oslo|bergen|copenhagen|aarhus|helsinki|reykjavik|amsterdam|rotterdam|riga|vilnius|tallinn':
    'swedish',
  'poland|germany|england|france|russia|ukraine|romania|hungary|austria|switzerland|belgium|luxembourg|the czech republic|czech republic|czechia|slovakia|slovenia|croatia|serbia|bosnia|montenegro|macedonia|kosovo|bulgaria|moldova|belarus|britain|great britain|the uk|london|liverpool|manchester|leeds|birmingham|bristol|essex|kent|devon|paris|lyon|berlin|hamburg|munich|bavaria|vienna|zurich|brussels|warsaw|krakow|gdansk|prague|bratislava|budapest|bucharest|belgrade|zagreb|sarajevo|sofia|moscow|st petersburg|siberia|kyiv|kiev|lviv|odessa|odesa|kharkiv|minsk|quebec|europe|eastern europe':
    'polish',
  'italy|greece|spain|portugal|malta|cyprus|albania|sicily|sardinia|crete|corsica|madeira|the azores|azores|andalusia|catalonia|barcelona|madrid|seville|lisbon|porto|rome|naples|milan|venice|palermo|athens|corfu|gibraltar|the canaries|tenerife|cape verde|tuscany|tirana':
    'italian',
  'mexico|brazil|colombia|peru|chile|bolivia|guatemala|cuba|ecuador|venezuela|argentina|uruguay|paraguay|honduras|nicaragua|el salvador|costa rica|belize|puerto rico|the dominican republic|dominican republic|latin america|south america|central america|mexico city|oaxaca|bogota|bogotá|medellin|lima|cusco|santiago|buenos aires|rio|rio de janeiro|sao paulo|são paulo|salvador|bahia|havana|caracas|quito|la paz|guadalajara|yucatan':
    'mexican',
  'greenland|nunavut|alaska': 'inuit',
  'fiji|papua new guinea|vanuatu|the solomon islands|solomon islands': 'fijian',
  'south africa|cape town|madagascar|the seychelles|seychelles|réunion|reunion|new orleans|johannesburg': 'mixed race',
  'samoa|tonga|hawaii|tahiti|the cook islands|cook islands|polynesia|niue|guam|easter island|kiribati|tuvalu|micronesia|the pacific islands':
    'samoan',
}
