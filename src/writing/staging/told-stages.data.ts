// How the pages are staged that every world tells in the same words: who the friends are, what the hero has to learn, the choice.
// Columns: beats | what the words say | who acts how, the touch and the things, as in a pack's deeds; "with rug" is only seen.

export const TOLD_STAGES = `
hobby | giraffe | hero touches giraffe-wall; hero reach proud; others; no shell; at street morning medium
hobby | newspaper, because | hero lifts newspaper
hobby | size of a pea|telescope | hero touches telescope
hobby | raced the bus | hero run; with bus; at street
trouble | poured the tea into a hat | friend pours teapot over hat; no bun
trouble | hat stand | friend bow; hero laugh; with hat-stand
flaw | wrong bus | hero touches bus; at street
flaw | on the rug, taking off | hero shout excited; no rug; no shoe; no egg; others children; at here medium
flaw | \\brug\\b | hero on rug; with sandwich
choice | \\brug\\b | hero on rug
flaw | put up a tent | hero in tent
choice | Don’t tell me | hero lifts nail
flaw | tower, with a mouse | hero touches blocks; mouse on blocks
flaw | wrong foot | hero wears boots; with mouse
flaw | bun was hot | hero lifts bun; with mouse
flaw | Rip, went | hero opens book; with mouse
flaw | tail, out of a pot | hero run; mouse in soup-pot
flaw | burnt (?:his|her|their) tongue | hero lifts spoon; with soup-pot
choice | watering can under | hero hugs watering-can
choice | for a turnip | hero opens box
flaw | (?:occasion|once,?) a goat | hero lifts coat; with goat; others girl; no ladder
flaw | fed the ducks.*hold (?:our|the) coats | hero touches coat-girl; no parcel
flaw | hold (?:our|the) coats | hero lifts coat; no parcel
choice | for the coats | hero kneel hopeful
friend | small round hole in something | friend sneeze; with singed-mat
friend | growled at a bun | friend touches bun
friend | held each sneeze | friend sneeze; hero cover-ears funny
friend | No leaf got past | friend shout brave; hero laugh happy; with blown-leaf; at garden day medium
friend | at the gate|on guard|startled postman | friend behind fence; friend hide brave; at garden day
friend | kept guard|good guard | friend stand
flaw | cat (?:who|that)|the cat\\b.*(?:looked|knew) | hero touches cat
flaw | sardine | hero lifts fish; with cat
choice | [Cc]at\\b.*(?:It was me|I had)|cats could talk|wasn’t the cat | hero talk; with cat
flaw | paper bag | hero hugs bag
choice | paper bag|One each|exactly one each | hero lifts bag
flaw | very long scarf|longest scarf | hero wears scarf
choice | Off came the scarf|took hold of the scarf|own warm scarf|good scarf | hero lifts scarf
flaw | \\bways? round | hero walk; with signpost; no cart; at meadow
flaw | had something to say | hero sing; at here wide
choice | (?:knees|feet) (?:said|won’t)|own hand|frightened|this was not a Monday|said a small word | hero walk; no shoe
flaw | opened (?:presents|letters) early | hero opens gift; with seeds
flaw | radishes | hero lifts vegetables
flaw | hide-and-seek | hero run excited; no bread; others children; at garden medium
flaw | last page | hero opens book; with pie
choice | sat (?:down )?on (?:both )?(?:his|her|their) (?:own )?(?:two )?hands | hero sit
choice | “One,” said|One,.* “two | hero think
flaw | first branch | hero on branch-tree; at garden
flaw | deck chair | hero on chair; with hat
flaw | wrong bus | hero sit; with bus
flaw | good loud laugh | hero laugh
flaw | door.*(?:come through|came through|arms full) | hero opens door
choice | middle of a “la” | hero whisper
choice | sat down,? too, bump | hero sit
choice | More tree | hero sit hopeful
flaw | in a hurry|walked fast | hero run
choice | on my back | hero kneel
choice | It was me | hero talk
flaw | By myself|I can manage | hero opens jar
flaw | shopping|hung with bags | hero lifts shopping; no basket; no bread; no egg; no bag
choice | please will you|Please, will you|need more hands|Could I have yours | hero reach
flaw | box of half|full of halves | hero touches half-box; hero look-down thoughtful; no box; no hat; no boat; no letter; others; at bedroom close
flaw | skipping | hero lifts skipping-rope; with soup-pot
flaw | from the slide|good walker | hero walk; hero wears hat
choice | on (?:his|her|their) hat|(?:his|her|their) hat on | hero wears hat
choice | ran with the hose | hero lifts hose; hero run brave; no hat
choice | ^(?!.*ran with the hose).*(?:slipped|Down went the) | hero sit
flaw | goat in your bath | hero talk; goat in bathtub
flaw | finished people’s sentences | hero run excited
flaw | talked a lot|great talker|end of a sentence | hero talk
choice | shut (?:his|her|their) mouth|over (?:his|her|their) mouth|flat over it | hero sneeze
flaw | Knock, knock | hero sit; hero in box; with mouse
choice | Now the box had room | hero sit; hero in box; with mouse
flaw | got in under a hat | hero hide; hero wears hat; with mouse
flaw | shook the parcel | hero lifts gift
choice | sat on the parcel | hero sit; mouse on gift
flaw | stuck in a bucket | mouse in bucket
choice | spoon in the bucket | hero lifts spoon; with bucket mouse
flaw | on the chair of a mouse | hero sit; with chair mouse
choice | I sat on your chair | hero kneel; with chair mouse
flaw | pulled at a lid | hero opens jar; with mouse
choice | Off flew the lid | hero opens jar; with mouse
flaw | blew a whistle | hero blows whistle; with mouse
choice | puff. toot | hero blows whistle; with mouse
flaw | spoon on one nose | hero lifts spoon; with mouse
choice | nose and a spoon | hero lifts spoon; with mouse
flaw | up a hill, in a cart | mouse in cart
choice | Push, and back | mouse in cart
friend | watering can | friend gives watering-can to hero
friend | a garden chair | friend gives chair to hero
friend | might be a glove | friend gives mitten to hero
friend | three left boots | friend gives boots to hero
friend | asked for a ball|liked to fetch|would fetch|never once fetched | friend gives shoe to hero
friend | slept on the mat | friend sleep; with rug
friend | warm, flat hat | friend on cushion; with map hat; no cat
friend | sat on maps | friend on cushion; with map hat
friend | on page one | friend sit proud; hero laugh happy; with book; no cat
friend | Pal was on it|a very good sock | friend sit; with sock
friend | jigsaw | friend on table
friend | seaside in a bucket | friend in bucket
friend | liked a thing to fit|got into things|(?:Boxes|boxes), boots|new box | friend in box
friend | wellington might say | friend peek; with boots
friend | mostly edges|like a hen | hero on hole-lawn; hero walk funny; friend dig; at garden
friend | \\bdug\\b|holes wherever|down a hole|had been flat | friend dig; at garden
friend | sneezed|stamp on the mat|more rug | friend sneeze
friend | cold spoon to hold | friend lifts spoon
friend | stuck in things | friend in teapot
friend | salt pot|mouse hole | friend in jar
friend | got into the honey | friend in honey-jar
friend | soup shoe | friend lifts spoon
friend | foot bag | friend lifts sock
friend | slow cup | friend look-down; with snail
friend | foot houses | friend lifts shoe
friend | wrong way to drink | friend talk; with bathtub
friend | scared of ducks | friend hide; with duck
friend | certain snail | friend hide; with snail
friend | rang like a shop | friend lifts bell
friend | string in there | friend lifts wool; with cookies
friend | nail that had looked lonely | friend lifts nail; with jar
friend | three for “look at me” | friend blows whistle
friend | paper hat, and a map | friend wears hat; with goat
friend | wheelbarrow did as | friend point; with wheelbarrow
friend | a goat who was only going | friend walk; with goat
friend | in a washtub | friend in bathtub; with soup-pot
friend | nine of them were lunch.*a pie | friend gives pie to hero
friend | nine of them were lunch.*an egg | friend gives egg to hero
friend | sandwiches,? | friend gives flask to hero; with sandwich
friend | \\bflask\\b|Glug|poured tea | friend gives flask to hero
friend | glasses on upside down|glasses on\\. | friend wears glasses
friend | on (?:his|her|their) (?:own )?head | friend wears glasses-up
friend | hummed|the hum\\b|like a bee|one long note|a tune\\. | friend sing
`
