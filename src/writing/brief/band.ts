// Which of the four readers a book is written for, and what each can bear.

export const BANDS = ['b0_3', 'b4_6', 'b7_9', 'b10'] as const
export type Band = (typeof BANDS)[number]

export function readingBand(age: number): Band {
  if (age <= 3) return 'b0_3'
  if (age <= 6) return 'b4_6'
  if (age <= 9) return 'b7_9'
  return 'b10'
}
