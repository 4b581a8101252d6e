// The film of the product: a poster until somebody starts it. scripts/make-film.ts makes it.

export function Film() {
  return (
    <figure className="film">
      <video controls preload="none" playsInline poster="/film/poster.webp" width="960" height="540">
        <source src="/film/demo.mp4" type="video/mp4" />
        <track kind="captions" src="/film/demo.vtt" srcLang="en" label="English" default />
      </video>
      <figcaption className="small">
        How a book is made, from a name to the last page. No sound, with captions.
      </figcaption>
    </figure>
  )
}
