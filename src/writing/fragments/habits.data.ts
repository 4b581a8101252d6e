// What friends are like: each habit is a want, a running joke and the one act that only this friend could do.
// Their words stand in habits-of-….data.ts; older readers share the short runners.

export const HABIT_WANTS: Readonly<Record<string, readonly [want: string, habit: string]>> = {
  'dog.fetch': ['to be useful', 'fetches the wrong thing'],
  'dog.guard': ['to keep everyone safe', 'barks at harmless things'],
  'cat.sit': ['the best seat', 'sits on whatever is needed'],
  'cat.box': ['peace and quiet', 'gets into anything with sides'],
  'rabbit.dig': ['to see what is underneath', 'digs at the wrong moment'],
  'dragon.sneeze': ['to be trusted near curtains', 'sneezes smoke'],
  'robot.count': ['everything to add up', 'counts things nobody asked about'],
  'fairy.stuck': ['to be taken for somebody big', 'gets stuck in small places'],
  'alien.names': ['to learn what things are called', 'gives things the wrong names'],
  'monster.polite': ['not to frighten anyone', 'is afraid of very small things'],
  'child.pockets': ['to be ready for anything', 'keeps everything in pockets'],
  'child.captain': ['to be in charge', 'gives everybody ranks'],
  'adult.flask': ['everyone fed and dry', 'pours tea at the wrong moment'],
  'adult.glasses': ['a quiet afternoon', 'cannot find a pair of glasses'],
  'other.hum': ['company', 'hums when it should be quiet'],
}

/** For a last page with room for no more: whoever came along is there at the end. */
export const STAY_LINES = `
@b0_3 And {Pal}<pal2: and {Pal2}>, too!
@b0_3 Hooray for {Pal}<pal2: and {Pal2}>!
@b0_3 Hug, {Pal}<pal2:! Hug, {Pal2}>!
@b4_6 [And {Pal}<pal2: and {Pal2}> had seconds.|{Pal}<pal2: and {Pal2}> had the crust.]
@b4_6 [{Pal}<pal2: and {Pal2}> got the first bite.|{Pal}<pal2: and {Pal2}> licked the bowl.|{Pal}<pal2: and {Pal2}> had the last bun.]
@b4_6 ["And {Pal}<pal2: and {Pal2}>!" said {Hero}.|"Eat, {Pal}<pal2: and {Pal2}>!" said {Hero}.]
@old {Pal} <pal2:and {Pal2} >[had saved {Hero} the biggest piece|had kept {Hero} the best chair|shared the last bun with {Hero}].
@old {Pal} <pal2:and {Pal2} >[had the last dance with {Hero}|walked {Hero} home, the long way].
@old {Pal} <pal2:and {Pal2} >[sat as near to {Hero} as you can sit|leaned on {Hero}, and {Hero} leaned back].
`
