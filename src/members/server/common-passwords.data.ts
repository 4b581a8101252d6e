// Words that most common passwords are made of, gathered by hand: names, pets, clubs, bands, wishes, keyboard walks.
// Not copied from any list; `auth/common-passwords.ts` makes millions of passwords of them.

export const commonWords = `
password passwort passwd pass passcode secret letmein welcome login signin admin administrator root master access user
username guest test testing tester default changeme change please trustno1 iloveyou loveyou lovely love lover loveme
iloveu ilove forever babygirl baby babe honey sugar sweetie sweetheart darling angel angels princess prince queen king
kingdom family mother father mommy daddy mummy mom dad mama papa sister brother friend friends bestfriend bestie
husband wife boyfriend girlfriend children child kid kids boys girls girl boy woman man happy smile smiley lucky
sunshine sunflower sunset sunrise sunny moon moonlight star stars starlight starwars startrek stargate galaxy universe
planet earth heaven hell devil demon satan jesus jesus1 jesuschrist christ christian god godisgood blessed blessing
faith hope peace grace mercy spirit holy church bible amen prayer buddha allah
monkey dragon tiger lion panther leopard jaguar puma cougar bear teddy teddybear panda koala wolf wolves fox rabbit
bunny kitty kitten cat cats dog dogs doggy puppy puppies pony horse horses unicorn dolphin dolphins shark whale eagle
falcon hawk raven phoenix chicken duck ducky turtle spider snake viper cobra bulldog rocky buster buddy bailey bella
max molly lucy daisy coco charlie cooper sadie maggie sophie chloe toby jack oreo shadow lady princess1 ginger pepper
oscar sam duke bear1 zeus zoe lola ruby rosie rusty sparky snoopy scooby scoobydoo tigger garfield mickey minnie
mickeymouse donald goofy pluto simba nemo bambi pooh winnie winniethepooh tinkerbell cinderella snowwhite ariel elsa
frozen barbie hellokitty pokemon pikachu charizard naruto sasuke goku dragonball sonic mario luigi zelda link minecraft
roblox fortnite warcraft starcraft callofduty halo killer ninja samurai pirate pirates matrix batman superman spiderman
ironman wolverine hulk captain america avengers joker robin superstar superhero rambo terminator gandalf frodo hobbit
harry potter harrypotter hermione dumbledore hogwarts merlin wizard magic magical
michael michelle jennifer jessica jordan jordan23 joshua matthew daniel david andrew anthony robert richard william
thomas charles christopher chris christian1 joseph james john johnny george kenneth steven stephen edward brian kevin
ronald timothy jason jeffrey ryan gary nicholas eric jonathan larry justin scott brandon benjamin samuel samantha
gregory frank patrick raymond jackson alexander alexandra alexis alex alexa dennis jerry tyler aaron jose henry adam
douglas nathan peter zachary kyle walter harold jeremy ethan carl keith roger gerald mary maria mariana patricia linda
barbara elizabeth susan margaret sarah sandra ashley kimberly emily donna carol amanda melissa deborah stephanie
rebecca laura sharon cynthia kathleen amy angela angelina shirley anna annie brenda pamela emma nicole helen katherine
catherine christine christina debra rachel carolyn janet virginia heather diane diana julie julia joyce victoria kelly
lauren joan evelyn judith megan cheryl andrea andreas hannah jacqueline martha gloria teresa ann sara madison frances
kathryn janice jean abigail alice judy sophia grace1 denise amber doris marilyn danielle beverly isabella isabelle
theresa natalie natasha brittany charlotte marie kayla lori olivia vanessa veronica sabrina valentina valentine camila
gabriel gabriela gabriella daniela carlos fernando fernanda alejandra alejandro roberto ricardo eduardo antonio manuel
miguel rafael francisco francesco giovanni marco martin martina paola andre pedro pablo diego sergio oliver lucas
leonardo leonard mateo matteo luca felix finn leon marvin dominik dominic sebastian florian tobias stefan markus
thorsten juergen wolfgang ursula sabine monika claudia katrin jasmin jasmine yasmin mohamed mohammed muhammad ahmed
ali fatima aisha ibrahim hassan hussain omar yusuf mustafa mehmet ivan dmitri sergey vladimir natalia anastasia svetlana
tatiana olga irina marina ekaterina wang chen liu yang zhang nguyen kim park lee tanaka suzuki sakura yuki hiroshi
football soccer baseball basketball hockey tennis golf golfer rugby cricket volleyball swimming swimmer skateboard
skater surfing surfer bowling boxing karate fishing hunter hunting racing runner running gymnast dance dancer dancing
cheer cheerleader coach player players winner champion champions legend liverpool chelsea arsenal manchester united
manutd mancity everton tottenham newcastle celtic rangers barcelona barca realmadrid madrid juventus milan inter
bayern dortmund schalke benfica porto ajax feyenoord galatasaray fenerbahce besiktas corinthians flamengo palmeiras
santos boca river ronaldo ronaldinho messi neymar beckham rooney gerrard lakers celtics bulls yankees redsox dodgers
cubs mets giants cowboys steelers packers raiders eagles1 patriots broncos redskins dolphins1 vikings bears saints
lebron kobe bryant jordan1 michaeljordan tigers pirates1 cardinals braves rangers1 warriors thunder rockets
mustang corvette camaro ferrari porsche mercedes toyota honda yamaha suzuki kawasaki harley davidson harleydavidson
chevy chevrolet dodge nissan subaru jeep hummer lexus audi bmw volkswagen vwgolf trucker truck diesel turbo nascar
mylove mybaby myspace facebook google gmail yahoo hotmail twitter instagram youtube microsoft windows apple iphone
samsung nokia android computer laptop internet network server system linux ubuntu oracle cisco database hacker
cookie cookies chocolate candy cupcake cake banana apple1 orange cherry peach strawberry blueberry lemon mango melon
coconut pineapple pumpkin tomato potato pizza burger cheese butter bacon coffee starbucks cocacola pepsi whiskey vodka
tequila beer budweiser corona marlboro jellybean peanut muffin pancake popcorn pickle nutella vanilla cinnamon
summer winter spring autumn january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday morning night midnight christmas halloween easter birthday
holiday vacation beach ocean island paradise hawaii california florida texas newyork london paris berlin amsterdam
boston chicago dallas denver houston phoenix1 seattle miami vegas lasvegas hollywood brooklyn canada america1 england
scotland ireland australia germany deutschland france italia italy espana spain mexico brasil brazil argentina colombia
india pakistan indonesia malaysia singapore philippines china japan korea russia ukraine poland sweden norway denmark
black white red blue green yellow purple pink silver golden gold diamond diamonds crystal pearl jade emerald sapphire
rainbow butterfly flower flowers rose roses lily violet orchid tulip garden forest mountain river1 water fire flame
thunder1 lightning storm snow snowball snowflake icecream ice cool cooldude dude chico chica bonita hermosa guapo
tequiero teamo teamomucho amor amore amormio amigos corazon estrella princesa muneca chocolate1 mexico1 cristo
hallo hallo123 schatz schatzi liebe sonnenschein passwort1 ficken geheim sommer hello hello1 helloworld hi hey
bonjour soleil chouchou doudou loulou motdepasse azerty azertyuiop ciao juventus1 napoli parola senha senha123 contrasena
music guitar drummer piano singer rockstar rocknroll metallica nirvana slipknot linkinpark greenday blink182 eminem
tupac 50cent acdc ironmaiden beatles elvis madonna britney beyonce rihanna shakira onedirection justinbieber bieber
bieber1 taylorswift bts hiphop reggae techno karaoke melody harmony
freedom liberty justice victory power powerful strong warrior soldier army marines navy airforce police fireman doctor
nurse teacher student school college university mathematics biology history science engineer lawyer manager boss
business company office money dollar cash rich million millionaire bitcoin casino poker lottery jackpot
secret1 private security secure safety hidden mystery nothing whatever something anything everything nobody somebody
iamthebest thebest number1 numberone nummer1 imthebest awesome amazing perfect beautiful pretty gorgeous cutie cutiepie
sexy sexygirl sexyboy hottie hotstuff playboy playgirl bigdaddy bigboy badboy badgirl goodgirl goodboy gangster gangsta
thug pimp player1 stupid idiot loser asshole bitch bitches fuck fucker fuckyou fuckoff fuckme shit bullshit bastard
pussy penis boobs tits dick cock porn naked horny blowjob
qwerty qwertz qwert qwertyu qwertyui qwertyuiop qwertzuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb
zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc wsxedc edcrfv qweasd qweasdzxc asdzxc qwaszx zaqxsw zaqwsx 1qaz 1qaz2wsx
1qaz2wsx3edc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4 abc abcd abcde abcdef
abcdefg abcdefgh abc123 abcd1234 123abc 123qwe qwe123 qwer1234 asd123 asdf1234 zxc123 1234qwer 12qwaszx zaq12wsx
zaq1zaq1 zaq1xsw2 xsw2zaq1 p0o9i8u7 poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvcx gfhjkm ghjkl
storybook fairytale bedtime dreams dreamer dreaming sweetdreams imagine fantasy adventure explorer treasure castle
knight fairy mermaid giant goblin elf elves troll witch vampire twilight zombie monster ghost
`
  .trim()
  .split(/\s+/)
