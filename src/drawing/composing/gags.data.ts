// What is drawn for each small joke: a thing, how far out, how deep, how large; below 0 it stands on its head.
import type { Prop } from '../../stage/things/card.ts'
import type { Gag } from '../../stage/scene.ts'

export const GAG_PROPS: Readonly<Record<Gag, readonly (readonly [Prop, number, number, number])[]>> = {
  'mouse-watching': [['mouse', 0.42, -0.14, 0.6]],
  'bird-on-head': [['bird', 0, 0, 0.55]],
  'snail-passing': [['snail', 0.4, -0.16, 0.6]],
  'duck-following': [['goose', -0.44, 0.04, 0.6]],
  'hat-blown-off': [['hat', 0.4, 0.7, 0.8]],
  'odd-socks': [['sock', 0.44, -0.1, 0.6]],
  'cat-asleep': [['cushion', 0.42, -0.1, 0.8]],
  'beetle-parade': [['button', 0.4, -0.1, 0.4], ['button', 0.44, -0.1, 0.34], ['button', 0.47, -0.1, 0.3]],
  'frog-in-cup': [['frog', 0.42, -0.03, 0.5], ['cup', 0.42, -0.05, 0.8]],
  'upside-down-sign': [['signpost', 0.44, 0.2, -0.7]],
  'moth-round-lamp': [['lamp', 0.44, 0.1, 0.9]],
  'small-copy-of-hero': [['puppet', 0.44, 0, 0.5]],
} // prettier-ignore
