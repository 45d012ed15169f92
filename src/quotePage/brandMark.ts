import { documentColour } from '../features/business/profile/brand';
import type { QuoteContent } from '../features/business/documents/quoteContent';
import { el } from './dom';

/** The ground of the document on screen (`surface` in the theme's tokens). */
export const PAPERS = { light: '#fffdf9', dark: '#141c2e' };

/** The provider's logo, which only a file has, or the first letter of the name on the provider's colour. */
export function brandMark({ brand, provider }: QuoteContent): Node | null {
  if (brand.logo !== null) return el('img', { src: brand.logo, alt: '' });
  const [initial] = /[\p{L}\p{N}]\p{M}*/u.exec(provider.name) ?? [];
  if (brand.colour === null || initial === undefined) return null;
  return el('span', { class: 'monogram serif', 'aria-hidden': 'true' }, initial.toUpperCase());
}

/** Gives the page the provider's colour: one that can be read on light, and one that can be read on dark ground. */
export function showColour({ brand: { colour } }: QuoteContent): void {
  const { classList, style } = document.body;
  classList.toggle('branded', colour !== null);
  style.setProperty('--brandOnLight', documentColour(colour, PAPERS.light));
  style.setProperty('--brandOnDark', documentColour(colour, PAPERS.dark));
}
