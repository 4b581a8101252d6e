// What only animals and other creatures wear: `pet:` and what it is drawn as on them.
// prettier-ignore
export const PET_NOUNS: Readonly<Record<string, string>> = {
  'bell|cow bell|cowbell|little bell|jingle bell|small bell|bell round neck|bell round her neck|bell round his neck|bell round its neck|bell around her neck|bell around his neck|bell around its neck|bell on her collar|bell on his collar|bell on its collar|bell on collar|bell on it': 'pet:bell', 'harness|dog harness|working harness|guide dog harness|harness with handle|walking harness': 'pet:harness',
  'ear tag|tag in her ear|tag in his ear|tag in its ear|tag in ear': 'pet:ear-tag', 'horse rug|rug|stable rug|horse blanket|turnout rug': 'pet:garb-jacket', 'knitted socks|woolly socks|wooly socks|wool socks|hand knitted socks': 'pet:paw-socks', 'skateboard shoes|bowling shoes|tap shoes|running shoes': 'pet:paw-shoes',
}
