// Somebody looks about, and it is not here either: the picture of what cannot be found.

export function LostPicture() {
  return (
    <img
      src="/pictures/lost.webp"
      alt=""
      width="400"
      height="400"
      className="mx-auto w-full max-w-[320px] rounded-[46%_54%_52%_48%/52%_46%_54%_48%] shadow-2"
    />
  )
}
