// Breeds as their lovers know them: coat, marks, ears, tail, fur and build; the words of a description go before.
import type {
  BreedForm,
  CoatKind,
  CreaturePart,
  EarForm,
  FurForm,
  Hide,
  TailForm,
} from '../../../stage/finer-creature.data.ts'

export interface Breed {
  hide: Hide
  coat?: CoatKind
  marks?: Readonly<Partial<Record<CreaturePart, Hide>>>
  ears?: EarForm
  tail?: TailForm
  fur?: FurForm
  shape?: BreedForm
}

const COLLIE = { chest: 'white', blaze: 'white', paws: 'white', 'tail-tip': 'white' } as const
const BERNARD = { chest: 'white', blaze: 'white', paws: 'white', muzzle: 'white' } as const
const HOUND = { chest: 'white', belly: 'white', muzzle: 'white', blaze: 'white', legs: 'white', paws: 'white', 'tail-tip': 'white' } as const // prettier-ignore
const MASK = { muzzle: 'black', ears: 'black' } as const

// prettier-ignore
export const DOG_BREEDS: Readonly<Record<string, Breed>> = {
  'labrador|lab|labrador retriever': { hide: 'golden', ears: 'floppy', fur: 'smooth' },
  'chocolate lab|chocolate labrador': { hide: 'dark-brown', ears: 'floppy', fur: 'smooth' }, 'black lab|black labrador': { hide: 'black', ears: 'floppy', fur: 'smooth' },
  'golden retriever|retriever': { hide: 'golden', ears: 'floppy', fur: 'long' },
  'poodle|toy poodle': { hide: 'white', ears: 'floppy', fur: 'curly', shape: 'slim' },
  'cockapoo|labradoodle|cavapoo|goldendoodle|golden doodle|doodle|cavachon|maltipoo': { hide: 'golden', ears: 'floppy', fur: 'curly' },
  'cocker spaniel|spaniel|cocker': { hide: 'golden', ears: 'long', fur: 'long' },
  'springer spaniel|springer': { hide: 'white', coat: 'patches', ears: 'long', fur: 'long' },
  'cavalier|king charles|king charles spaniel|cavalier king charles': { hide: 'white', marks: { ears: 'ginger', back: 'ginger' }, ears: 'long', fur: 'long' },
  'border collie|collie|sheepdog': { hide: 'black', marks: COLLIE, ears: 'floppy', tail: 'bushy', fur: 'long' },
  'german shepherd|alsatian|shepherd': { hide: 'tan', coat: 'saddle', ears: 'pointed', tail: 'bushy' },
  'husky|siberian husky|malamute': { hide: 'grey', marks: { face: 'white', chest: 'white', belly: 'white', paws: 'white' }, ears: 'pointed', tail: 'curly', fur: 'long' },
  'corgi|welsh corgi': { hide: 'ginger', marks: { chest: 'white', paws: 'white', blaze: 'white', muzzle: 'white' }, ears: 'pointed', tail: 'short', shape: 'low' },
  'dachshund|daschund|dachsund|dashound|daxi|miniature dachshund|sausage dog|daxie|wiener dog': { hide: 'ginger', ears: 'floppy', fur: 'smooth', shape: 'low' },
  'beagle': { hide: 'brown', coat: 'saddle', marks: HOUND, ears: 'long', fur: 'smooth' },
  'basset|basset hound': { hide: 'brown', marks: HOUND, ears: 'long', fur: 'smooth', shape: 'low' },
  'bloodhound|foxhound|coonhound': { hide: 'copper', ears: 'long', fur: 'smooth' },
  'boxer': { hide: 'tan', marks: { muzzle: 'black', chest: 'white' }, ears: 'floppy', tail: 'short', fur: 'smooth', shape: 'flat-face' },
  'bulldog|english bulldog': { hide: 'white', coat: 'patches', ears: 'floppy', tail: 'short', fur: 'smooth', shape: 'stocky' },
  'french bulldog|frenchie': { hide: 'tan', marks: { muzzle: 'black' }, ears: 'bat', tail: 'short', fur: 'smooth', shape: 'flat-face' },
  'pug': { hide: 'tan', marks: MASK, ears: 'floppy', tail: 'curly', fur: 'smooth', shape: 'flat-face' },
  'boston terrier': { hide: 'black', coat: 'tuxedo', ears: 'bat', tail: 'short', fur: 'smooth', shape: 'flat-face' },
  'staffie|staffy|staff|staffordshire bull terrier|pitbull|pit bull|bull terrier': { hide: 'brown', ears: 'floppy', fur: 'smooth', shape: 'stocky' },
  'chihuahua': { hide: 'tan', ears: 'bat', fur: 'smooth', shape: 'tiny' },
  'jack russell|jack russell terrier|parson russell': { hide: 'white', marks: { ears: 'brown', 'left-eye': 'brown' }, ears: 'floppy', tail: 'short', fur: 'smooth' },
  'westie|west highland terrier|bichon|bichon frise|maltese': { hide: 'white', ears: 'pointed', fur: 'long' },
  'yorkie|yorkshire terrier': { hide: 'tan', coat: 'saddle', ears: 'pointed', fur: 'long', shape: 'tiny' },
  'scottie|scottish terrier': { hide: 'black', ears: 'pointed', fur: 'long', shape: 'low' },
  'border terrier|terrier|cairn terrier|patterdale': { hide: 'tan', ears: 'floppy', fur: 'spiky' },
  'airedale': { hide: 'tan', coat: 'saddle', ears: 'floppy', fur: 'curly' },
  'shih tzu|lhasa apso|pekingese': { hide: 'white', coat: 'patches', ears: 'floppy', fur: 'long', shape: 'low' },
  'great dane': { hide: 'tan', marks: { muzzle: 'black' }, ears: 'floppy', fur: 'smooth', shape: 'tall' },
  'rottweiler|rottie|doberman': { hide: 'black', coat: 'tan-points', ears: 'floppy', fur: 'smooth', shape: 'stocky' },
  'pomeranian|pom': { hide: 'ginger', ears: 'pointed', tail: 'curly', fur: 'long', shape: 'tiny' },
  'chow|chow chow': { hide: 'ginger', ears: 'round', tail: 'curly', fur: 'long', shape: 'stocky' },
  'shiba|shiba inu|akita': { hide: 'ginger', marks: { cheeks: 'white', chest: 'white', belly: 'white' }, ears: 'pointed', tail: 'curly' },
  'greyhound|whippet|lurcher|saluki': { hide: 'grey', ears: 'floppy', tail: 'long', fur: 'smooth', shape: 'slim' },
  'schnauzer|miniature schnauzer': { hide: 'grey', marks: { muzzle: 'white', paws: 'white' }, ears: 'floppy', fur: 'spiky' },
  'setter|irish setter|red setter': { hide: 'copper', ears: 'long', fur: 'long' },
  'pointer|vizsla|weimaraner|ridgeback': { hide: 'copper', ears: 'floppy', fur: 'smooth', shape: 'slim' },
  'mastiff|bullmastiff': { hide: 'tan', marks: MASK, ears: 'floppy', fur: 'smooth', shape: 'stocky' },
  'st bernard|saint bernard': { hide: 'ginger', marks: BERNARD, ears: 'floppy', fur: 'long', shape: 'stocky' },
  'bernese|bernese mountain dog': { hide: 'black', coat: 'tan-points', marks: { chest: 'white', blaze: 'white' }, ears: 'floppy', fur: 'long' },
  'newfoundland|newfie': { hide: 'black', ears: 'floppy', fur: 'long', shape: 'stocky' },
  'old english sheepdog|bearded collie': { hide: 'grey', marks: { head: 'white', chest: 'white', 'front-paws': 'white' }, ears: 'floppy', fur: 'long' },
  'australian shepherd|aussie': { hide: 'grey', coat: 'merle', marks: COLLIE, ears: 'floppy', fur: 'long' },
  'samoyed': { hide: 'white', ears: 'pointed', tail: 'curly', fur: 'long' },
}

// prettier-ignore
export const CAT_BREEDS: Readonly<Record<string, Breed>> = {
  'siamese|seal point|siamese cat': { hide: 'cream', coat: 'points', ears: 'pointed', fur: 'smooth', shape: 'slim' },
  'ragdoll|birman|himalayan': { hide: 'cream', coat: 'points', fur: 'long' },
  'persian|persian cat': { hide: 'white', fur: 'long', shape: 'flat-face' },
  'maine coon': { hide: 'brown', coat: 'tabby', ears: 'pointed', tail: 'bushy', fur: 'long' },
  'norwegian forest cat': { hide: 'grey', coat: 'tabby', tail: 'bushy', fur: 'long' },
  'british shorthair|british blue|chartreux|russian blue': { hide: 'grey', fur: 'smooth', shape: 'stocky' },
  'scottish fold': { hide: 'grey', ears: 'lop', shape: 'stocky' },
  'bengal|bengal cat|ocicat': { hide: 'golden', coat: 'rosettes', fur: 'smooth', shape: 'slim' },
  'sphynx|sphinx': { hide: 'pink', ears: 'bat', fur: 'smooth', shape: 'slim' },
  'abyssinian|burmese': { hide: 'copper', ears: 'pointed', fur: 'smooth', shape: 'slim' },
  'manx|manx cat': { hide: 'grey', coat: 'tabby', tail: 'none' },
  'bombay|bombay cat': { hide: 'black', fur: 'smooth' },
  'angora|turkish angora': { hide: 'white', tail: 'bushy', fur: 'long' },
  'turkish van': { hide: 'white', marks: { tail: 'ginger', head: 'ginger' }, fur: 'long' },
  'cornish rex|devon rex': { hide: 'grey', ears: 'bat', fur: 'curly', shape: 'slim' },
}

// prettier-ignore
export const RABBIT_BREEDS: Readonly<Record<string, Breed>> = {
  'dutch|dutch rabbit': { hide: 'black', marks: { blaze: 'white', chest: 'white', 'front-paws': 'white' } },
  'lop|lop rabbit|mini lop|holland lop|lop eared rabbit': { hide: 'tan', ears: 'lop' },
  'angora|angora rabbit|lionhead': { hide: 'white', fur: 'long' },
  'rex rabbit|mini rex': { hide: 'brown', fur: 'smooth' },
  'english spot': { hide: 'white', coat: 'spots' },
  'californian|himalayan rabbit': { hide: 'white', coat: 'points' },
}

/** Of horses, and the colours that only horses have. */
// prettier-ignore
export const HORSE_BREEDS: Readonly<Record<string, Breed>> = {
  'fjord|fjord horse|norwegian fjord': { hide: 'tan', marks: { mane: 'cream' }, shape: 'stocky' },
  'shire|shire horse|clydesdale|cob': { hide: 'brown', marks: { feet: 'white', blaze: 'white' }, shape: 'stocky' },
  'friesian': { hide: 'black' }, 'lipizzaner|camargue': { hide: 'white' }, 'haflinger|palomino': { hide: 'golden', marks: { mane: 'cream', tail: 'cream' } },
  'bay': { hide: 'brown', marks: { mane: 'black', tail: 'black' } }, 'chestnut': { hide: 'copper' }, 'dun|buckskin': { hide: 'tan' },
  'appaloosa': { hide: 'white', coat: 'spots' }, 'pinto|skewbald|piebald|paint horse': { hide: 'white', coat: 'patches' }, 'roan': { hide: 'grey', coat: 'speckles' },
}
