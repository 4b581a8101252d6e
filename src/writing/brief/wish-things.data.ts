// The things that a wish may lend a story: small enough to be carried in a basket, lost, found or made. One a row: one of it | many | how many of it are carried.

export const WISH_THINGS = `
accordion | accordions | pair of accordions
acorn | acorns | bag of acorns
album | albums | box of albums
anchor | anchors | pair of anchors
apple | apples | basket of apples
apple pie | apple pies | tray of apple pies
backpack | backpacks | pair of backpacks
ball | balls | bag of balls
balloon | balloons | bunch of balloons
banner | banners | roll of banners
basket | baskets | pile of baskets
bead | beads | bag of beads
bell | bells | string of bells
birthday cake | birthday cakes | tray of birthday cakes
birthday card | birthday cards | bundle of birthday cards
biscuit | biscuits | tin of biscuits
blanket | blankets | pile of blankets
book | books | box of books
bookmark | bookmarks | bundle of bookmarks
boot | boots | pair of boots
bottle | bottles | crate of bottles
bouquet | bouquets | basket of bouquets
bow tie | bow ties | box of bow ties
bowl | bowls | stack of bowls
box | boxes | pile of boxes
bracelet | bracelets | box of bracelets
brooch | brooches | box of brooches
brush | brushes | jar of brushes
bucket | buckets | stack of buckets
bun | buns | bag of buns
button | buttons | jar of buttons
cake | cakes | tray of cakes
camera | cameras | box of cameras
candle | candles | box of candles
cape | capes | pile of capes
cap | caps | pile of caps
card | cards | bundle of cards
chest | chests | pair of chests
clarinet | clarinets | pair of clarinets
cloak | cloaks | pile of cloaks
clock | clocks | box of clocks
coin | coins | bag of coins
compass | compasses | box of compasses
cookie | cookies | tin of cookies
crayon | crayons | box of crayons
crown | crowns | box of crowns
crystal | crystals | bag of crystals
cup | cups | tray of cups
cupcake | cupcakes | tray of cupcakes
cushion | cushions | pile of cushions
diamond | diamonds | bag of diamonds
diary | diaries | box of diaries
doll | dolls | basket of dolls
drawing | drawings | folder of drawings
drum | drums | pair of drums
egg | eggs | basket of eggs
emerald | emeralds | bag of emeralds
envelope | envelopes | bundle of envelopes
fan | fans | box of fans
feather | feathers | bag of feathers
flag | flags | roll of flags
flower | flowers | bunch of flowers
flute | flutes | pair of flutes
football | footballs | bag of footballs
fossil | fossils | box of fossils
friendship bracelet | friendship bracelets | box of friendship bracelets
gem | gems | bag of gems
gift | gifts | basket of gifts
globe | globes | pair of globes
glove | gloves | pair of gloves
guitar | guitars | pair of guitars
handkerchief | handkerchiefs | pile of handkerchiefs
harp | harps | pair of harps
hat | hats | pile of hats
helmet | helmets | pair of helmets
honey jar | honey jars | crate of honey jars
horn | horns | pair of horns
horseshoe | horseshoes | string of horseshoes
hourglass | hourglasses | pair of hourglasses
jar | jars | crate of jars
jewel | jewels | bag of jewels
jug | jugs | tray of jugs
jumper | jumpers | pile of jumpers
kazoo | kazoos | bag of kazoos
kettle | kettles | pair of kettles
key | keys | bunch of keys
kite | kites | bundle of kites
lamp | lamps | box of lamps
lantern | lanterns | string of lanterns
leaf | leaves | bag of leaves
lemon | lemons | bag of lemons
letter | letters | bundle of letters
locket | lockets | box of lockets
lunchbox | lunchboxes | pile of lunchboxes
magnifying glass | magnifying glasses | pair of magnifying glasses
map | maps | roll of maps
marble | marbles | bag of marbles
mask | masks | box of masks
medal | medals | box of medals
mirror | mirrors | pair of mirrors
mitten | mittens | pair of mittens
model boat | model boats | box of model boats
mug | mugs | tray of mugs
music box | music boxes | pair of music boxes
necklace | necklaces | box of necklaces
nest | nests | pair of nests
notebook | notebooks | pile of notebooks
orange | oranges | bag of oranges
paintbrush | paintbrushes | jar of paintbrushes
painting | paintings | pair of paintings
paper boat | paper boats | box of paper boats
paper crown | paper crowns | box of paper crowns
paper star | paper stars | string of paper stars
parcel | parcels | pile of parcels
pear | pears | bag of pears
pearl | pearls | bag of pearls
pebble | pebbles | bag of pebbles
pencil | pencils | box of pencils
photo | photos | album of photos
photograph | photographs | album of photographs
picnic basket | picnic baskets | pair of picnic baskets
picture | pictures | folder of pictures
pie | pies | tray of pies
pillow | pillows | pile of pillows
postcard | postcards | bundle of postcards
potion | potions | crate of potions
present | presents | pile of presents
prize | prizes | box of prizes
pumpkin | pumpkins | basket of pumpkins
puppet | puppets | basket of puppets
puzzle | puzzles | box of puzzles
quilt | quilts | pile of quilts
recipe | recipes | box of recipes
recipe book | recipe books | pile of recipe books
ribbon | ribbons | roll of ribbons
ring | rings | box of rings
rose | roses | bunch of roses
ruby | rubies | bag of rubies
sandwich | sandwiches | box of sandwiches
sapphire | sapphires | bag of sapphires
scarf | scarves | pile of scarves
sceptre | sceptres | pair of sceptres
scroll | scrolls | bundle of scrolls
scooter | scooters | pair of scooters
seashell | seashells | bag of seashells
seed | seeds | bag of seeds
shell | shells | bag of shells
shield | shields | pair of shields
shoe | shoes | pair of shoes
sketchbook | sketchbooks | pile of sketchbooks
slipper | slippers | pair of slippers
snow globe | snow globes | box of snow globes
sock | socks | pair of socks
spoon | spoons | box of spoons
stamp | stamps | album of stamps
statue | statues | pair of statues
sticker | stickers | box of stickers
storybook | storybooks | pile of storybooks
suitcase | suitcases | pair of suitcases
sunflower | sunflowers | bunch of sunflowers
sunhat | sunhats | pile of sunhats
sweater | sweaters | pile of sweaters
tambourine | tambourines | pair of tambourines
teacup | teacups | tray of teacups
teapot | teapots | pair of teapots
teddy | teddies | basket of teddies
teddy bear | teddy bears | basket of teddy bears
telescope | telescopes | pair of telescopes
ticket | tickets | roll of tickets
toy boat | toy boats | box of toy boats
toy train | toy trains | box of toy trains
treasure box | treasure boxes | pair of treasure boxes
treasure chest | treasure chests | pair of treasure chests
treasure map | treasure maps | roll of treasure maps
trophy | trophies | box of trophies
trumpet | trumpets | pair of trumpets
ukulele | ukuleles | pair of ukuleles
umbrella | umbrellas | bundle of umbrellas
vase | vases | box of vases
violin | violins | pair of violins
wand | wands | bundle of wands
watch | watches | box of watches
whistle | whistles | box of whistles
wreath | wreaths | pile of wreaths
yo-yo | yo-yos | bag of yo-yos
` // prettier-ignore

/** What such a thing may be like. */
export const WISH_LOOKS =
  'ancient beautiful big black blue brass bright bronze clay copper crystal emerald enchanted giant glass gold golden green grey iron lace lavender little lovely magic magical old orange paper pink pretty purple red round ruby shiny silver small special striped tartan tiny velvet violet warm white wooden woollen yellow'
