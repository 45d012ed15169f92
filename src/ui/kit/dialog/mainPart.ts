/** Takes the focus of what is gone: the page's main part. */
export const mainPart = (): HTMLElement | null => document.querySelector<HTMLElement>('main');
