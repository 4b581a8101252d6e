// The words of how the shop runs.

export const healthWords = {
  title: 'How the shop runs',
  failed: 'The figures could not be read',
  jobs: 'Work in the back',
  jobsSay: (waiting: number, running: number) => `${waiting} waiting, ${running} running`,
  jobsFailed: (count: number) => `${count} failed within a day`,
  mails: 'Mail',
  mailsLate: (count: number) => (count === 0 ? 'All is sent' : `${count} not sent for more than 10 minutes`),
  printer: 'Printer',
  printsLate: (count: number) => (count === 0 ? 'Answers' : `${count} prints without an answer`),
  closed: 'asked as usual',
  open: (since: string) => `left alone since ${since}, and looked at now and then`,
  lastFault: (at: string, fault: string) => `Last fault ${at}: ${fault}.`,
  hasWorkers: 'What is left alone is as this process sees it; workers see for themselves.',
  payment: 'Payment',
  text: 'Words by',
  image: 'Pictures by',
  own: 'our own',
  spend: 'Outside models',
  spent: (today: string, all: string) => `${today} for stories begun today, ${all} for all books so far`,
  days: {
    title: (days: number) => `Spent in the last ${days} days`,
    says: 'Words count on the day their story was begun, pictures on the day their book was, prints when they were ordered. Days end at midnight UTC.',
    columns: { day: 'Day', text: 'Words', pictures: 'Pictures', prints: 'Printer', refunds: 'Refunds' },
    sum: 'Together',
  },
} as const
