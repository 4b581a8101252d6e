// An account that goes: how long its member may still keep it.

/** Days between asking for it and the deletion itself. */
export const graceDays = 7
