// Words on their way into a page of XML: nothing in them is ever markup.

// What XML 1.0 cannot hold at all, not even written as a number.
const unwritable = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function xmlText(text: string): string {
  return text.replace(unwritable, '\ufffd').replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}
