// An account that goes: how long its member may still keep it.

/** Days between asking for it and the deletion itself. */
export const graceDays = 7

/** Days for which a book is held for a visitor, who has no account. */
export const visitorDays = 1
