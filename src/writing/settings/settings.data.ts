// Where a story can be set: how people say it, how a story says it and which pictures show it; worlds say that they play there (`plays` in world.txt).
// Columns: name | pictures, after a slash those that only come near | as the story says it | the next best | as people say it.
// `farm *`: told rather than the town that was named with it; `moon !`: nothing else that was named is told in its place.
// Where no world plays, the next best is told, and the member hears of it.

export const SETTINGS = `
undersea ! | | | seaside | under the sea; under the ocean; underwater; under water; bottom of the sea; bottom of the ocean; sea bed; seabed; coral reef; mermaid; mermaids; atlantis; submarine
lighthouse * | tower-top harbour beach | at the lighthouse | seaside | lighthouse; light house; lighthouses
pier | harbour theatre | on the pier | seaside | pier
boat | | | seaside | boat; pirate ship; sailing ship; cruise ship; ship; yacht; ferry; houseboat; dory; narrowboat; trawler; canoe; galleon
theatre | theatre | in the theatre | town | theatre; theater; stage; concert hall; opera house; playhouse; ballet
museum | museum | in the museum | city | museum; museums; science museum
library | library | in the library | village | library; libraries
school | school | at school | town | school; classroom; class room; preschool; pre-school; kindergarten; canteen
bakery | bakery | at the bakery | shops | bakery; bakery kitchen; baker's; bakers; cake shop; patisserie
hotel | stairs cellar living-room tower-top rooftop kitchen | at the hotel | house | hotel; guest house; guesthouse; inn
train * | train | on the train | station | train; railway carriage; railway; sleeper train; steam train; railroad; trains
station | station square | at the station | town | train station; railway station; station platform; station; train platform
moon ! | moon | on the moon | | moon
space ! | moon space-station | in space | | space; outer space; space station; galaxy; rocket; among the stars; in the stars; solar system; cosmos
planet ! | | | space | planet; mars; jupiter; saturn; saturn's; venus; mercury; pluto; asteroid; spaceship; space ship; spacecraft; alien world; milky way
castle * | castle / tower-top | at the castle | hill | castle; palace; kingdom; fairy tale kingdom; fairytale kingdom
treehouse * | treehouse / garden | in the treehouse | garden | treehouse; tree house; treehouses
farm * | farm | on the farm | country | farm; farmyard; farmhouse; barn; ranch; stable; stables; smallholding; homestead; dairy
market | market | at the market | shops | market; markets; bazaar; souk; market stall; market place; marketplace
island * | beach harbour | on the island | seaside | island; desert island; tropical island; isle; islands
beach | beach | on the beach | seaside | beach; beaches; sand dunes; sandcastle; sandy shore
village * | street square meadow farm hill bridge river market | in the village | | village; hamlet; villages
forest * | forest | in the forest | country | forest; woods; wood; woodland; forests; enchanted forest; rainforest edge
camp * | | | forest | camp; campsite; camping; campground; tent; camp site; summer camp; log cabin; cabin in the woods
mountain | mountain hill snow-field forest | in the mountains | hill | mountain; mountains; mountainside; alps; highlands; mountain top; valley; glen; himalayas; rockies; pyrenees; andes; snowdonia; dolomites; bothy
cave | cave | in the cave | hill | cave; cavern; caves; grotto
north ! | | | snow | north pole; south pole; arctic; antarctic; antarctica; igloo; iceberg; tundra; ski resort; ski slope; santa's workshop
snow * | snow-field street forest square mountain ice-cave | in the snow | | snow; snowy; winter wonderland; blizzard; wintry
garden * | garden | in the garden | | garden; gardens; back yard; backyard; yard; allotment; vegetable patch; veg patch; flower bed; front yard
greenhouse | | | garden | greenhouse; orchard; glasshouse; polytunnel
park | park pond | in the park | | park; playground; bandstand; central park; swings
pond | pond | at the pond | river | pond; boating lake; duck pond; boating pond
lake | | | pond | lake; loch; lakeside; lough; lake house; reservoir
river | river bridge | by the river | | river; riverbank; river bank; riverside; canal; stream; creek; brook; bridge; towpath
workshop | workshop | in the workshop | house | workshop; garage; shed; tool shed
kitchen * | kitchen | in the kitchen | house | kitchen; kitchen table
bedroom * | bedroom | in the bedroom | house | bedroom; my bed; cot; bunk bed; bed; under the bed; under my bed
attic * | attic | in the attic | house | attic; loft
cellar * | cellar | in the cellar | house | cellar; basement
roof | rooftop | on the roof | city | roof; rooftop; rooftops; roof top; fire escape; roof terrace
apartment * | living-room kitchen bedroom stairs | in the apartment | house | apartment; apartments; condo; apartment building
flat * | living-room kitchen bedroom stairs | in the flat | house | flat; flats; tower block; council flat; high-rise; block of flats
house * | kitchen living-room bedroom attic stairs | in the house | | house; home; cottage; townhouse; living room; lounge; sitting room; front room; bungalow; nursery; playroom; den; porch; under the stairs; hallway; our place; my place; bathroom; cabin
seaside | beach harbour | by the sea | | seaside; sea; ocean; coast; harbour; harbor; port; docks; bay; wharf; promenade; prom; marina; cove; shore; fishing village; sea front; seafront; boardwalk; cliffs; jetty; quay; coastal; seashore; waterfront; caravan park by the sea
shops | street | at the shops | street | shop; shops; store; supermarket; high street; mall; corner shop; chip shop; bookshop; bookstore; toy shop; sweet shop; shopping centre; shopping center; grocery store; diner; cafe; café; restaurant; donut shop; launderette; laundromat; ikea; charity shop; hairdresser's; barber's; department store
square | square | in the square | town | square; town square; plaza; piazza; market square; fountain
hill | hill | on the hill | country | hill; hills; hillside; moor; moors; downs; hilltop; hill top
meadow * | meadow | in the meadow | country | meadow; field; fields; meadows; wildflower meadow
country * | hill meadow farm mountain | in the country | | countryside; the country; rural; prairie; outback; farmland; vineyard; out in the sticks; bush
street | street | in the street | | street; road; lane; avenue; neighbourhood; neighborhood; our block; alley; cul-de-sac; pavement; sidewalk; estate; crescent
town | street square | in the town | | town; small town; suburb; suburbs; suburbia; downtown; township
city | street square rooftop | in the city | | city; big city; metropolis; skyscraper; skyscrapers; cities; traffic
`

/** These say a place and mean another. */
export const NO_PLACE = `petrol station; gas station; fire station; police station; bus station; power station; filling station; service station; metro station; tube station; weather station; radio station; train set; space bar; car park; caravan park; trailer park; theme park; water park; amusement park; skate park; safari park; business park; retail park; swimming pool; football field; soccer field; baseball field; sea of; ocean of; field hospital; boarding house; dog house; dolls house; doll's house; doll house; gingerbread house; haunted house; court house; ship shape; moon landing; pigeon loft; flat tyre; school bus; school holidays; home time; birds' nest; cottage cheese; house of cards; bouncy castle; sand castle; table tennis; boat race; fish market; stock market; city centre car; ward; train of thought; bed of nails; farm shop; wood shop; market research; sand bank; river bank holiday; light years; bush baby`
