// Words of names, without accents and in small letters, for whoever must know which part of a name is said.

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Before a first name, which they stay with: Grandpa Joe. */
export const KIN_TITLES = set(
  `grandma grandpa granny grandad granddad grandmother grandfather gran gramps nan nana nanna nanny nonna nonno abuela abuelo oma opa
  papa mama mum mom mummy mommy dad daddy mother father aunt auntie aunty uncle cousin sister brother baby big little wee old young
  captain king queen prince princess lord lady sir dame saint st super miss tia tio tante onkel`,
)
/** Before a last name: Mrs. Patel, Dr. Anna Singh is Dr. Singh. */
export const SCHOOL_TITLES = set(
  'mr mrs ms mx dr doctor prof professor coach officer nurse teacher chef reverend rev rabbi imam father señor señora herr frau',
)

/** Behind a whole name. */
export const SUFFIXES = set('jr sr ii iii iv jnr snr 2nd 3rd 4th junior senior')

/** Small where they stand inside a name: van der Berg. */
export const PARTICLES = set(
  `van von der den de del della delle di da das do dos du la le las los el al bin bint ibn ben bat ap ab af av ter ten tot zu zur y e i
  ul ud ad as ash and of the nic ni`,
)
/** Begins a last name, or stands inside one, as it is written. */
export const FAMILY_STARTS = set(
  'o ui mac mc te st nic ni van von de del della di da dos du la le bin bint ibn ben ap ab af',
)

/** The second half of a first name of two, as often as a last name: Mary Jane, Anna Lena, Jean Luc, Seán Óg. */
export const SECOND_NAMES = set(
  `jane jean ann anne anna lou lee leigh rose grace mae may jo joe kate beth lena lynn lynne louise lise luise sue ellen belle pearl marie maria
  claire paul pablo luc pierre ray bob carlos luis antonio jose sophie paula elena eva laura isabel isabella sofia fernanda belen carmen
  pilar teresa angel miguel manuel david daniel andres felipe alberto ignacio og oige beag mor bear boo bee jay jade joy faye fay dawn
  skye ivy hope faith lily lilly ruby alice victoria katherine catherine elizabeth margaret ashley kay gail dean john peter michael james
  thomas henry george william charles edward`,
)
/** Before a name that they are one with, or where the second is the one in use. */
export const ONE_WITH_NEXT = set(
  'abdul abd abdel abu umm ibn bin nur noor muhammad mohammed mohammad mohamed muhammed mehmet md syed sayyed sheikh el al de la le van von san santa saint',
)
/** Where the family comes first, nobody knows where it ends. */
export const FAMILY_FIRST = set(
  `nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly truong dinh trinh li wang zhang chen liu yang huang zhao wu zhou xu
  sun ma zhu hu guo he lin luo gao liang zheng xie tang feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su
  lu ding ren shen yao jiang cui tan kim lee park choi jung jeong kang cho yoon jang lim han oh seo shin kwon hwang ahn song chan wong lam ng
  cheung yip chong goh ong teo koh chua sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato`,
)
/** Western first names that might be syllables of a Chinese one. */
export const NOT_SYLLABLES = set('mia lia tia nia gia pia leo dan ben ken jan sue lee ian min dean may pan')

/** Two capitals that are a name and no initials. */
export const SHORT_NAMES = set('jo bo mo al ed ty vi di ky li mi lu su yu xu wu xi an ai oz cy ro zo io em ez ana')
