// Whoever came along is there at the end.

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
