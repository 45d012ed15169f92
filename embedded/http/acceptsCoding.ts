/**
 * Whether an `Accept-Encoding` header accepts a content coding. It does if it names the coding with a weight above 0.
 * @see RFC 9110, section 12.5.3
 */
export const acceptsCoding = (header: string, coding: 'br' | 'gzip'): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
