import type { QuoteContent } from '../features/business/documents/quoteContent';
import { el } from './dom';

/** The provider's logo, which only a file has, or the first letter of the name on the provider's colour. */
export function brandMark({ brand, provider }: QuoteContent): Node | null {
  if (brand.logo !== null) return el('img', { src: brand.logo, alt: '' });
  const initial = /[\p{L}\d]/u.exec(provider.name);
  if (brand.colour === null || initial === null) return null;
  return el('span', { class: 'monogram serif', 'aria-hidden': 'true' }, initial[0]);
}

/** Gives the page the provider's colour. The stylesheet lightens it on dark ground. */
export function showColour({ brand: { colour } }: QuoteContent): void {
  document.body.className = colour === null ? '' : 'branded';
  document.body.style.setProperty('--own', colour);
}
