// The small pages on which a form ends: what was done, what is left to do, and the way on.

import { paths } from '../base/paths.ts'

interface Told {
  path: string
  title: string
  text: string
}

export const toldPages: readonly Told[] = [
  {
    path: paths.newsletterSent,
    title: 'Please look into your mailbox',
    text: 'One small step is left: say yes on the page that our mail leads to. If you are on the list already, nothing comes.',
  },
  {
    path: paths.newsletterWelcome,
    title: 'You are on the list',
    text: 'We write about once a month, about new stories and styles. The link in our mail takes you off again at any time.',
  },
  {
    path: paths.newsletterGoodbye,
    title: 'You are off the list',
    text: 'You hear nothing more from us, except about your own books and orders.',
  },
  {
    path: paths.messageSent,
    title: 'Your message has reached us',
    text: 'A person reads it and answers by e-mail, usually within two working days.',
  },
  {
    path: paths.notSent,
    title: 'That did not go through',
    text: 'Please go back and look at what you typed: an e-mail address must be whole, a message must not be empty, and an old link may have ended. If you sent several in a short time, wait an hour.',
  },
]

export function ToldPage({ title, text }: Told) {
  return (
    <section className="section">
      <div className="wrap lost">
        <img
          className="blob"
          src="/pictures/personalized.webp"
          alt="A girl in a yellow raincoat waves"
          width="400"
          height="400"
        />
        <div>
          <h1>{title}</h1>
          <p className="lede">{text}</p>
          <p className="cta">
            <a className="btn main" href={paths.home}>
              Back to the first page
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

/** Its form has no address of its own: it is sent to the one that the mail's link led to. */
export function NewsletterChoice() {
  return (
    <section className="section">
      <div className="wrap lost">
        <img
          className="blob"
          src="/pictures/magical.webp"
          alt="A boy waves beside a small blue robot"
          width="400"
          height="400"
        />
        <div>
          <h1>Shall we write to you?</h1>
          <p className="lede">About once a month: new stories, new styles, and nothing else.</p>
          <form method="post" className="cta">
            <button className="btn main" name="choice" value="yes">
              Yes, write to me
            </button>
            <button className="btn" name="choice" value="no">
              No, take me off the list
            </button>
          </form>
        </div>
      </div>
    </section>
  )
}
