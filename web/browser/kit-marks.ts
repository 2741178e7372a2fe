/**
 * The marks of a kit on the document, each with what of a stored one sets it: `data-kit` where it has a gun, and the category of
 * whatever can be said to fit one of its guns or not (shop/catalogue/fit/rules.ts), whose cards alone keep room for that; `data-one`
 * where one line says that something fits its only gun.
 */
export const kitMarks: readonly [mark: string, sign: RegExp][] = [
  ['kit', /"id"/],
  ['magazines', /"(pattern|power)":"[^"]/],
  ['gas', /"power":"(Gas|CO2)/],
  ['batteries', /"connector":"[^"]|"maxVolts":\d/],
  ['attachments', /"thread":"[^"]|"rails":\["/],
  ['one', /^[^}]*"name":"[^"]{1,12}"[^}]*}]/],
];
