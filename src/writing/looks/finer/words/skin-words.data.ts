// What skin is likened to, by the skin that is drawn; and what is said of it without its noun.
import type { Skin } from '../../../../stage/cast.ts'

export const LIKENED: Readonly<Record<Skin, string>> = {
  porcelain:
    'snow|milk|paper|alabaster|a ghost|moonlight|china|porcelain|ivory|pearl|ghostly pale|deathly pale|very pale|very fair|super pale|super fair|milky|milk white|translucent|see through|snowy|paper white|palest|extremely pale|snow white|a white sheet|marble|chalk|chalky',
  fair: 'peaches and cream|rosy|pinkish|pink|creamy|cream|pale|fair|reddish|ruddy|peachy|rose|light pink|pale pink|english rose|celtic|freckly pale|freckled pale|freckly|freckled|pale freckly|pale freckled|quite pale|quite fair|a rose|peaches|pale irish|peach|winter pale|light and freckly',
  light:
    'light|beige|sandy|medium light|yellowish|medium fair|sand|neutral|light beige|warm beige|light golden|pale golden|lightish|fairly light|quite light|pale olive|vanilla|oatmeal|shortbread',
  olive:
    'olive|sallow|wheatish|wheat|golden olive|light olive|mediterranean|almond|warm olive|olive toned|olivey|freckly olive|honey coloured olive|medium|medium toned|medium olive|light tan|lightly tanned|slightly tanned|faintly tanned|olives',
  tan: 'tan|tanned|caramel|toffee|honey|golden|golden brown|bronze|bronzed|copper|light brown|sun tanned|suntanned|tawny|swarthy|milky coffee|milky tea|tea|biscuit|russet|terracotta|sun browned|sun kissed|peanut butter|gold|latte|a latte|sandy brown|weathered|sun weathered|coffee with milk|very light brown|amber|café au lait|cafe au lait|light caramel|butterscotch|fudge|warm tan|deep tan|dark tan|dark olive|deep olive|tanned brown|cappuccino|a biscuit|maple syrup|weathered brown|light golden brown|creamy brown|milky brown|lightish brown|golden caramel',
  brown:
    'brown|cinnamon|coffee|chestnut|nutmeg|medium brown|warm brown|soft brown|smooth brown|hazelnut|mocha|walnut|conkers|dusky|medium dark|acorns|mid brown|milk chocolate|maple|berry brown|nut brown|wrinkly brown|lovely brown|beautiful brown|glowing brown|golden dark|reddish brown|copper brown|autumn leaves|gingerbread|a nut|hazelnuts|rich caramel|dark caramel|deep caramel|sienna|pecan|warm cinnamon',
  deep: 'chocolate|dark|dark brown|deep brown|rich brown|mahogany|dark chocolate|espresso|deep|rich dark|smooth dark|beautiful dark|glowing dark|black|rich chocolate|rich|warm dark|cocoa|deep chocolate|gorgeous dark|lovely dark|shiny dark|soft dark|velvety brown|melted chocolate|a chestnut|black coffee|dark glowing|dark shiny|smooth black|rich deep brown|smooth chocolate|wrinkly dark|dark coffee|teak|dark cocoa|glowing black',
  ebony:
    'ebony|very dark|jet black|jet|deep dark|midnight|blue black|night|coal|very dark brown|onyx|pitch black|obsidian|the night sky|deepest brown|darkest brown|super dark|really dark|very deep brown|extremely dark|darkest|very black|dark as night|almost black|nearly black|deep ebony|the night',
}

export const ALONE: Readonly<Record<string, Skin>> = {
  'pale as milk|pale as a ghost|pale as snow|pale as paper|white as snow|white as a sheet|white as milk|white as a ghost|ghostly pale|deathly pale|deathly white|alabaster|as pale as can be|super pale|extremely pale|pale as anything|pale as moonlight|pale as can be':
    'porcelain',
  'burns easily|burns in the sun|burns in seconds|english rose|peaches and cream|rosy skinned|pink skinned|pale and freckly|pale and freckled|goes red in the sun|pale with freckles':
    'fair',
  'sallow|wheatish|olive skinned|mediterranean looking|olive toned|olive colouring': 'olive',
  'tawny|swarthy|brown as a berry|goes brown in the sun|brown from the sun|dark from the sun|tanned from the sun|always tanned|sun tanned|suntanned|sun browned|sun weathered|well tanned|deeply tanned|very tanned|nicely tanned|tanned face|tanned arms|brown legs|tanned legs|bronzed|holiday tan|sun bronzed|year round tan|tans easily|tanned all year|golden tan|deep tan|dark tan|nut brown from the sun|permanently tanned|tanned from work|tanned from working outside|tan from the sun':
    'tan',
  'dusky|brown all over|dark from being outside|deeply brown|berry brown|nut brown': 'brown',
  'dark complexioned|dark complected|dark and glowing|very brown': 'deep',
  'dark as night|black as night|black as coal|very dark complexion': 'ebony',
}
