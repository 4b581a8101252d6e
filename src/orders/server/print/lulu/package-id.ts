// What Lulu calls a product: trim, ink, quality, binding, paper and finish, with points between them since 2026.

const OLD = /^(.{9})(.{2})(.{3})(.{2})(.{8})(.{3})$/

/** "1100X0850FCPRECW080CW444GXX" -> "1100X0850.FC.PRE.CW.080CW444.GXX": the old form is refused from 1 February 2027. */
export function dottedPackageId(id: string): string {
  return id.includes('.') ? id : id.replace(OLD, '$1.$2.$3.$4.$5.$6')
}
