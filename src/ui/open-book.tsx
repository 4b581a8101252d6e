// An open book that waits for its first sentence: the picture of an empty place, or whom it will be about.

export function OpenBook({ picture = '/pictures/magical.webp' }: { picture?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className="mx-2 grid max-w-[420px] -rotate-[1.6deg] grid-cols-2 overflow-hidden rounded-xs border-8 border-[#253355] bg-card shadow-2"
    >
      <p className="bg-[linear-gradient(90deg,transparent_70%,rgb(120_80_20/.24))] px-[12%] py-[28%] font-hand text-[1.25rem] leading-[1.7]">
        Once upon a time there was
        <span className="mt-7 block w-2/3 border-b-2 border-edge" />
      </p>
      <div className="relative min-h-full">
        <img src={picture} alt="" className="absolute size-full object-cover object-[60%_50%]" />
        <span className="absolute inset-0 bg-[linear-gradient(90deg,rgb(90_55_10/.38),rgb(255_255_255/.2)_12%,transparent_30%)]" />
      </div>
    </div>
  )
}
