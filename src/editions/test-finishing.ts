// For tests: FINISH, asked again as long as a busy machine says that it goes on.

export async function untilFinished<Answer extends { goes_on?: unknown }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.goes_on !== true) return answer
  }
}
