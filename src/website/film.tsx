// The film of the product: a poster until somebody starts it, and not even that before it comes near. scripts/make-film.ts makes it.

const poster = '/film/poster.webp'
const size = { width: 960, height: 540 } as const

export function Film() {
  return (
    <figure className="film">
      <div className="film-screen">
        <img
          src={poster}
          srcSet={`/film/poster-small.webp 640w, ${poster} 960w`}
          sizes="(max-width: 860px) calc(100vw - 68px), 832px"
          alt="A finished book lies open"
          {...size}
          loading="lazy"
        />
        <Reel />
        <button type="button" className="play" data-play="">
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <path
              fill="currentColor"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinejoin="round"
              d="M23 15.500c9.500 5 18.500 10.400 27 16.400-8.600 6.200-17.600 11.600-27.200 16.600-.7-11-.6-22 .2-33Z"
            />
          </svg>
          <span>Watch how a book is made</span>
        </button>
      </div>
      <noscript>
        <Reel poster={poster} />
      </noscript>
      <figcaption className="small">
        From a name to the last page, in half a minute. No sound, with captions.
      </figcaption>
    </figure>
  )
}

function Reel(props: { poster?: string }) {
  return (
    <video controls preload="none" playsInline {...size} {...props}>
      <source src="/film/demo.mp4" type="video/mp4" />
      <track kind="captions" src="/film/demo.vtt" srcLang="en" label="English" />
    </video>
  )
}
