// Help and contact: the first answers, and a form that reaches the operator by mail without a script.

import { paths } from '../base/paths.ts'
import { EmailInput } from './email-input.tsx'
import { WhoWeAre } from './legal-page.tsx'
import { operator } from '../base/operator.ts'
import { questions } from './questions.ts'

export function Help() {
  return (
    <div className="wrap help">
      <h1>Help and contact</h1>
      <p className="lede">Most answers are on this page. For the others there is a person.</p>
      <div className="asked-list">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <section className="letter-form" aria-labelledby="write-to-us">
        <h2 id="write-to-us">Write to us</h2>
        <p>
          We answer by e-mail, usually within two working days. Please leave out what nobody needs to know: a child’s
          full name, passwords, card numbers.
        </p>
        <form method="post" action={paths.messages}>
          <label htmlFor="message-name">Your name (optional)</label>
          <input id="message-name" name="name" type="text" maxLength={100} autoComplete="name" />
          <label htmlFor="message-email">Your e-mail</label>
          <EmailInput id="message-email" />
          <label htmlFor="message-text">Message</label>
          <textarea id="message-text" name="message" rows={7} required maxLength={4000} />
          <button className="btn main">Send the message</button>
        </form>
        {operator.company !== '' && (
          <p className="small">
            <WhoWeAre />.
          </p>
        )}
        <p className="small" data-help="" hidden>
          Or from your own mail program: <a href={paths.help}>write an e-mail</a>
        </p>
      </section>
    </div>
  )
}
