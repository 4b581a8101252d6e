// The pictures of a leaf: fetched when it comes near, waited for before it is turned.

/** `data-src` becomes `src`; a picture that is seen already stays. */
export function fetchPictures(leaf: HTMLElement | undefined): void {
  for (const picture of leaf?.querySelectorAll('img') ?? []) {
    const { src } = picture.dataset
    if (src === undefined || picture.naturalWidth > 0) continue
    delete picture.dataset.src
    picture.src = src
  }
}

export async function picturesIn(leaf: HTMLElement | undefined): Promise<void> {
  await Promise.allSettled([...(leaf?.querySelectorAll('img') ?? [])].map((picture) => picture.decode()))
}
