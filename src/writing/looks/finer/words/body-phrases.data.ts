// What is said of a body in so many ways that no list of nouns holds them: whole phrases, longest way first; `side`, `part` and `years` are read from them.

import { SIZE_PHRASES } from '../../creature/size-words.data.ts'

const own = '(?:(?:the|a|an|his|her|their|my|one|one of (?:his|her|their)) )?'
const sides = '(?<side>left|right)'
const limbs = '(?<part>arm|forearm|hand|leg|foot|lower arm|lower leg)'
const little = '(?:(?:really|very|quite|rather|pretty|fairly|a bit|a little|slightly|super|so|extremely|just) )*'
const teeth =
  '(?:(?:his|her|their|the|a|both|one|two|three|some|few|top|upper|front|middle|baby|milk|of|several|big|little|wobbly|loose) )*(?<low>bottom |lower )?(?:(?:front|two|middle|baby|milk) )*(?:tooth|teeth)'
const lacks = '(?:missing|gone|lost|out|fell out|fallen out|come out|came out|knocked out|absent|not there)'

const eyed =
  '(?:(?:dark|light|bright|pale|ice|deep|sky|piercing) )?(?:blue|green|brown|hazel|grey|gray|amber|black|turquoise|violet)'

// prettier-ignore
export const BODY_PHRASES: readonly (readonly [string, string])[] = [
  // Teeth.
  [`(?:a |with )?(?:(?:big|little|small|tiny|cute|huge|sweet|lovely) )*gap where (?:(?:his|her|their|the|a|two|front|top|bottom|tooth|teeth|was|were|is|are|has|have|used|to|be|came|come|fell|fallen|out|should|went|missing) ?){2,9}`, 'mark:missing-tooth'],
  [`(?:a |with )?(?:(?:big|little|small|tiny|cute|huge|sweet|lovely) )*gaps? (?:in|between) ${own}(?:(?:two|front|top|middle|upper) )*(?:tooth|teeth|smile)`, 'mark:gap-teeth'],
  [`${teeth} (?:(?:is|are|has|have|just|recently|currently|all) )*${lacks}(?: (?:at|on|in) the (?<low2>bottom|top|front))?`, 'tooth:lacks'],
  [`(?:is |has |just |recently )*(?:missing|lost|no|without|lacking|losing) ${teeth}`, 'tooth:lacks'],
  // Limbs.
  [`(?:(?:was|were|is|he|she|they|been|who) )*(?:born )?(?:without|missing|lacks|lost|has lost|no) ${own}(?:${sides} )?(?:lower |upper )?${limbs}(?: (?:below|above|from|at) (?:the|his|her) (?:elbow|wrist|knee|shoulder|ankle))?`, 'short:limb'],
  [`${own}(?:${sides} )?${limbs} (?:(?:that|which|is|was|has|just|only) )*(?:stops|ends|finishes|ending|stopping|missing|amputated|not there|gone|been amputated)(?: (?:just|right|short))*(?: (?:at|below|above|before|after|under|near|from) (?:the |his |her )?(?:elbow|wrist|knee|shoulder|ankle))?`, 'short:limb'],
  [`${own}(?:${sides} )?${limbs} (?:(?:that|which|is|was) )*(?:much |a lot |a bit )?(?:shorter|smaller) than the other`, 'short:limb'],
  [`(?:${sides} )(?:below|above) (?:the )?(?<joint>knee|elbow) amput(?:ee|ation)`, 'short:limb'],
  [`(?:has |with |only )*one (?<part>arm|leg|hand)(?: only)?(?: (?:\\(|,) (?:the )?${sides}(?: (?:one|amputated|missing|is|was|gone|above|below|the|knee|elbow|off|had|been)){0,7}(?: \\))?)?(?= (?:and|,|\\.|;|\\(|but|with)|$)`, 'short:limb'],
  [`one (?<part>armed|legged|handed)`, 'short:limb'],
  [`limb difference (?:on|of|to|in|affecting) ${own}(?:${sides} )?${limbs}`, 'short:limb'],
  [`${own}(?:${sides} )?(?<part>arm|leg|hand|foot) is (?:a |an )?(?:(?:red|blue|green|black|silver|pink|purple|gold|shiny) )*(?:prosthetic|prosthesis|artificial|robotic|bionic|metal|made of metal|false)(?: one)?`, 'aid:prosthetic'],
  // Casts, patches, tubes.
  [`${own}(?:${sides} )?(?<part>arm|wrist|hand|leg|ankle|foot|elbow|knee) (?:(?:is|in|currently|at the moment) )*in (?:a |an )?(?:plaster cast|plaster|cast|pot)`, 'aid:cast'],
  [`(?:a |an )?patch (?:on|over|covering|across) ${own}(?:${sides} )?(?:eye|lens|glass)(?: of (?:his|her|their|the) glasses)?`, 'aid:eye-patch'],
  [`(?:feeding )?tube (?:that |which )?(?:(?:goes|going|runs|is|taped|coming|comes|stuck|fed) )*(?:in|up|through|to|into|out of|from|on|down|across) ${own}(?:${sides} )?(?:nose|cheek|nostril|face)`, 'aid:feeding'],
  [`(?:feeding )?tube (?:that |which )?(?:(?:goes|going|runs|is|coming) )*(?:in|into|to|through|for|out of|from) ${own}(?:tummy|belly|stomach)`, 'worn:tummy-tube'],
  [`button (?:on|in) ${own}(?:tummy|belly|stomach)(?: for (?:feeding|feeds|food))`, 'worn:tummy-tube'],
  [`(?:breathing )?tube (?:in|at|on|through) ${own}(?:neck|throat)`, 'worn:neck-tube'],
  [`(?:running |carbon |metal )*blade (?:instead of|in place of|for|on) ${own}(?:${sides} )?(?<part>foot|leg)`, 'aid:prosthetic'],
  [`braces? (?:on|round|around|for) ${own}(?:${sides} )?(?:legs?|knees?|thigh|shin)`, 'aid:leg-braces'],
  [`braces? (?:on|round|around|for) ${own}(?:${sides} )?(?:ankles?|foot|feet)`, 'aid:ankle-splints'],
  [`braces? (?:on|round|around|for) ${own}(?:${sides} )?(?:wrists?|hands?|arms?)`, 'aid:wrist-splint'],
  [`brace (?:on|round|around|for) ${own}(?:back|spine|scoliosis)`, 'worn:back-brace'],
  [`(?:walks? with|leans? on|leaning on|uses?|using|pushes) a frame`, 'worn:walker'],
  [`(?:wears|wearing|has to wear) an? (?:sticky |eye )?patch`, 'aid:eye-patch'],
  // Skin and face.
  [`(?:a|one|single) (?:(?:big|little|small|tiny|dark|single) )*freckle(?= (?:on|under|above|near|by|beside|next) )`, 'mark:beauty-spot'],
  [`freckles (?:(?:all|right) )*(?:over|on|across|down|up|along) (?:(?:all|of|her|his|their|the|whole|entire|bare|both) )*(?:arms?|body|shoulders?|legs?|back|hands?|arms and legs|face and arms|arms and face|nose and arms)`, 'mark:body-freckles'],
  [`freckles all over (?:(?:her|his|their|the|my) )?(?:little |whole )?(?:face|nose|cheeks|nose and cheeks|cheeks and nose)`, 'freckles:yes'],
  [`(?:covered|smothered) (?:in|with) freckles`, 'mark:body-freckles'],
  [`(?:(?:long|big|thin|pink|red|faint) )*scar (?:(?:right|all|the|way) )*(?:down|on|along|across|over|in) (?:(?:the|middle|of|centre|center|front|her|his|their) )*(?:chest|breastbone|sternum|tummy and chest)`, 'mark:chest-scar'],
  [`(?:(?:small|little|tiny|faint|thin) )*scar (?:(?:just|on|above|over|near|by|through|across|between) )+${own}(?:(?:top|upper) )?(?:lip|lips|mouth)(?: (?:and|to) ${own}nose)?(?: from (?:the|a|his|her|their) cleft(?: lip| palate)?)?`, 'mark:cleft-lip'],
  [`(?:white|pale|lighter|light|pink|paler) patches (?:(?:on|round|around|over|near|of|all|and|to) )+(?:(?:her|his|their|the|eyes|mouth|hands|face|skin|fingers|knees|arms|nose|lips|neck|legs|body|and|on|,|elbows) ?){1,8}`, 'mark:vitiligo'],
  [`patches (?:of|with) (?:(?:no|lost|missing|lighter|white|paler|pale) )+(?:skin )?(?:pigment|colour|color|skin)`, 'mark:vitiligo'],
  [`ears (?:which |that )?(?:stick|sticks|sticking|poke|poking) (?:right |straight |slightly )?out(?: a bit)?`, 'mark:big-ears'],
  [`almond(?: shaped)?(?= (?:\\w+ ){0,2}eyes)`, 'mark:almond-eyes'],
  [`almond(?: shaped)? eyes`, 'mark:almond-eyes'],
  [`(?:cloudy|clouded|milky|misty)(?= (?:\\w+ ){0,2}eyes?)`, 'mark:clouded-eyes'],
  [`cataracts?`, 'mark:clouded-eyes'],
  [`(?:${sides} )?eye (?:that )?(?:is |stays |always )*(?:closed|shut|missing|sewn shut)`, 'mark:shut-eye'],
  [`${own}(?:${sides} )?eye (?:that )?(?:(?:turns|turned|goes|points|looks) )(?:in|inwards?)(?: a bit)?`, 'mark:cross-eyes'],
  [`(?:some|few|a few|lots of|loads of|many|a couple of) spots (?:on|over) (?:(?:her|his|their|the) )?(?:chin|forehead|face|cheeks|nose)`, 'mark:spots'],
  [`(?:a bit|quite|rather|really|very) spotty`, 'mark:spots'],
  [`(?:bushy|thick|heavy|big|strong) (?:grey|gray|white|black|brown|dark|ginger|red|blond|blonde|silver) (?:eyebrows|brows)`, 'mark:thick-brows'],
  [`(?:grazed?|scab|scabs|scabby|scraped?|skinned) (?:on |both )*${own}(?<part>knees?)`, 'mark:scab'],
  [`(?:lines|creases|crinkles) (?:(?:on|round|around|at|by|near|all|over|in|of) )+(?:(?:her|his|their|the|corners|face|eyes|mouth|forehead|of) ?){1,4}`, 'mark:wrinkles'],
  [`(?:carries|carrying|has|with|got) (?:his|her|a|an) blue puffer`, 'worn:inhaler'],
  [`(?:walks? with|leans? on|leaning on|uses?|needs) a stick`, 'worn:cane'],
  [`(?:on|breathes|needs|uses) oxygen`, 'worn:oxygen-tube'],
  [`(?:has|with|got|a|child with|born with) down(?: girl| boy| child)?(?= (?:and|,|\\.|;|\\)|but|with)|$)`, 'mark:down'],
  [`(?:eyes (?:: )?)?(?:the |her |his )?(?:left eye|eye on the left) (?:is |: )?(?<left>${eyed}) (?:, )?(?:and |but )?(?:the |her |his )?(?:right(?: eye| one)?|other(?: eye| one)?) (?:is |: )?(?<right>${eyed})`, 'eyes:odd'],
  [`(?:the |her |his )?right eye (?:is |: )?(?<right>${eyed}) (?:, )?(?:and |but )?(?:the |her |his )?(?:left(?: eye| one)?|other(?: eye| one)?) (?:is |: )?(?<left>${eyed})`, 'eyes:odd'],
  [`(?:eyes (?:: )?|has )?(?:one|1|a) (?:eye is |eye )?(?<left>${eyed})(?: eyes?)?(?: one)? (?:, |& |\\+ |\\/ )?(?:and |but )?(?:the other (?:eye |one )?(?:is )?|other |one (?:is |eye is )?|a |1 )(?<right>${eyed})(?: eyes?| one)?`, 'eyes:odd'],
  [`heterochromia|odd eyes|(?:two )?different(?:ly)? colou?red eyes|eyes (?:are |of )?(?:two )?different colou?rs|mismatched eyes|odd coloured eyes`, 'eyes:odd'],
  // Build.
  [`(?:about |around |nearly |almost |over )?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|a few) (?:months|weeks|mths|wks) (?:pregnant|gone|along|preggers)`, 'frame:pregnant'],
  [`glasses with (?:an? |the )?(?:eye |sticky )?patch(?: (?:on|over) (?:(?:the|one|her|his|left|right) )*(?:eye|lens|side|glass))?`, 'aid:lens-patch'],
  [`${little}(?<tall>tall|taller|big|bigger|large|larger|high)(?: than)? (?:for|than) (?:(?:most|all|other|the|her|his|their|a|an|of|class|kids|children|boys|girls|friends|age|others|everyone|everybody|classmates|brothers?|sisters?|twins?|years?|old|year|six|seven|eight|nine|five|four|ten|\\d+|boy|girl|man|woman|child|rest|else|in|mates|peers|average|usual|grown|up) ?){1,8}`, 'frame:tall'],
  [`${little}(?:short|small|tiny|little|petite|smaller|shorter|tinier|dinky)(?: than)? (?:for|than) (?:(?:most|all|other|the|her|his|their|a|an|of|class|kids|children|boys|girls|friends|age|others|everyone|everybody|classmates|brothers?|sisters?|twins?|years?|old|year|six|seven|eight|nine|five|four|ten|\\d+|boy|girl|man|woman|child|rest|else|in|mates|peers|average|usual|grown|up) ?){1,8}`, 'frame:short'],
  [`(?:the )?(?:smallest|shortest|tiniest)(?: (?:one|kid|child|boy|girl))?(?: (?:in|of) (?:(?:the|her|his|their|class|family|us|all|bunch|year) ?){1,4})?`, 'frame:short'],
  [`(?:the )?tallest(?: (?:one|kid|child|boy|girl))?(?: (?:in|of) (?:(?:the|her|his|their|class|family|us|all|bunch|year) ?){1,4})?`, 'frame:tall'],
  [`${little}(?:short|small|tiny|little)(?= (?:and|but|,) (?:(?:very|quite|rather|a bit) )?(?:fat|stocky|round|plump|chubby|thin|skinny|slim|sturdy|slight|stout|dumpy|curvy|wrinkly|wrinkled|skinny|slender|thickset|tubby|wide|lean|bony|muscly|cuddly|wiry|broad|hunched|stooped|bent)(?: |$))`, 'frame:short'],
  [`(?:he|she|they|who|dad|daddy|mum|mummy|mom|granny|grandma|grandpa|grandad|granddad|nan|nana|gran|uncle|auntie|aunt|opa|oma) (?:(?:is|are) )?${little}(?:short|small|tiny|little)(?= (?:and|,|\\.|;|but|with|for|\\()|$)`, 'frame:short'],
  [`(?<feet>[1-7]) ?(?:ft|foot|feet)(?: (?<inches>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?: ?(?:in|inches|inch))?)?(?: tall| high)?`, 'height:feet'],
  [`(?<feet>one|two|three|four|five|six|seven) (?:ft|foot|feet)(?: (?<inches>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?: ?(?:in|inches|inch))?)?(?: tall| high)?`, 'height:feet'],
  [`(?<feet>[1-7])(?:ft|'|’)(?<inches>\\d{0,2})(?:in)?(?: (?<inches2>\\d{1,2})(?:in)?)?(?: tall| high)?`, 'height:feet'],
  [`${little}(?:half a head |a head |much |even |already |almost )*(?:taller|bigger) than (?:(?:his|her|my|their|our) )?(?:mum|mom|mummy|mommy|dad|daddy|me|us|him|her|big brother|big sister|little brother|little sister|wife|husband|grandma|granny|nan|nana|grandpa|grandad|uncle|aunt|auntie|teacher|everyone else|everybody)`, 'frame:tall'],
  [`${little}(?:half a head |a head |much |even )*(?:shorter|smaller) than (?:(?:his|her|my|their|our) )?(?:mum|mom|mummy|mommy|dad|daddy|me|us|him|her|big brother|big sister|wife|husband|grandma|granny|nan|nana|grandpa|grandad|uncle|aunt|auntie|teacher|everyone else|everybody)`, 'frame:short'],
  [`(?<metres>[12]) ?m ?(?<rest>\\d{2})`, 'height:metres'],
  [`(?<metres>[12])m(?<rest>\\d{2})(?: tall| high)?`, 'height:metres'],
  [`(?<cm>\\d{2,3}) ?cm(?: tall| high)?`, 'height:cm'],
  ...SIZE_PHRASES,
  // Years.
  [`(?:(?:he|she|they|who|is|are|aged|age|about|around|nearly|almost|just|turned|now|my|mum|dad|mom|granny|grandma|grandad|grandpa|nan|nana) )*(?<years>\\d{1,3})(?: and a half)? ?(?:years?|yrs?|yo)(?: olds?| of age)?`, 'age:years'],
  [`(?<months>\\d{1,2}) ?(?:months?|mths?|weeks?|wks?)(?: old| of age)?`, 'age:years'],
  [`(?:in )?(?:her|his|their) (?:(?:early|mid|late) )?(?<decade>twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)`, 'age:years'],
  [`(?:(?:he|she|they|who|mum|dad|mom|granny|grandma|grandad|grandpa|nan|nana|aged|age) )(?:is |age )?(?:now |just |nearly |almost |about )?(?<years>\\d{1,3})(?= (?:,|\\.|;|and|with|but|\\()|$)`, 'age:years'],
]
