// The worlds that are told so that a listener can follow. The list only grows: whoever mends a world writes its row.

/** World | readers | the beat on which it is first said what is wrong | what the page of insight says in a breath: of each group one word, by its beginning. */
export const HELD_WORLDS = `
bike | 4-6 7-9 | turn | fast roll & stay stood fall fell
bone | 4-6 7-9 10+ | turn | wrong & missing lost place
bridge | 4-6 7-9 10+ | turn | kick hurt & sad cry cried
button | 4-6 7-9 10+ | trouble | thread weak thin & hundreds & together all
cape | 4-6 7-9 10+ | turn | down & scare frightened dare
cloud | 4-6 7-9 10+ | trouble | mother & cry cries crying cried & lost
comet | 4-6 7-9 10+ | trouble | ice snowball & melt
dock | 4-6 7-9 10+ | trouble | hum & sugar & down & dust
hiccup | 4-6 7-9 10+ | trouble | fast & alone & hiccup
echo | 4-6 7-9 10+ | turn | end & tired hid first begin
goal | 4-6 7-9 | trouble | close & small back far & big
goose | 4-6 7-9 10+ | turn | read & smell nose sniff
lake | 4-6 7-9 | trouble | head chin & feet & up & down
knot | 4-6 7-9 10+ | turn | eye look seen & scare afraid fright
lamps | 4-6 7-9 10+ | trouble | lamp light dark answer & home
friends | 4-6 7-9 | turn | but ‘but & half
letters | 4-6 7-9 10+ | turn | table door & small read
lift | 4-6 7-9 10+ | turn | roof & never nobody
mine | 0-3 4-6 | trouble | sit & push & two
move | 4-6 | turn | line put & ours strange home knew
post | 4-6 7-9 10+ | turn | river & asleep sleep & bed
play | 7-9 | trouble | one address & talk tell say said sent
potty | 0-3 4-6 | trouble | dance & wee
round | 7-9 | turn | in to & me door
scrap | 4-6 7-9 10+ | trouble | mother & see
stay | 4-6 7-9 10+ | trouble | hundred & stop stay sat sit
tick | 4-6 7-9 10+ | turn | hundred & rest day sat sit chair play
toads | 4-6 7-9 10+ | trouble | pond & library built
sunset | 4-6 7-9 | trouble | empty & ring hear hears
tooth | 4-6 | turn | behind under & new another bigger big
train | 4-6 7-9 10+ | turn | see blind & rail wall
whale | 4-6 7-9 10+ | trouble | slid slide & slippery wet soap
yeti | 4-6 7-9 10+ | trouble | bed & quilt
wind | 4-6 7-9 10+ | turn | play & nobody lonely alone
yawn | 4-6 7-9 10+ | turn | lamp light bright & sleep
`
