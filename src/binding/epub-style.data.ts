// How the pages of the e-book look: whole pictures, words that lie on their calm side.

export const EPUB_STYLE = `html, body { margin: 0; padding: 0; }
body { position: relative; width: 1100px; height: 850px; overflow: hidden; background-color: #fff9f0; color: #1f2a44; font-family: 'text', sans-serif; }
p, h1, h2 { margin: 0; font-size: 1em; font-weight: normal; overflow-wrap: break-word; }
.plate { position: absolute; left: 0; top: 0; width: 1100px; height: 850px; object-fit: cover; }
.words, .mist, .panel { position: absolute; }
.text { font-family: 'text', sans-serif; }
.heading { font-family: 'heading', serif; }
.hand { font-family: 'hand', cursive; }
.center { text-align: center; text-wrap: balance; }
.panel { border-radius: 22px; background-color: #fff9f0; box-shadow: 0 6px 22px rgba(26, 20, 48, 0.34); }
.name { white-space: nowrap; }
.mist { border-radius: 30px; }
nav { padding: 60px 120px; font-size: 28px; line-height: 1.5; }
nav h1 { font-family: 'heading', serif; font-size: 1.6em; }
nav a { color: #1f2a44; }
`
