/**
 * What is said of the page's foot ends here: a list has no use for it, and with each notice that comes or goes
 * all that is in it would be styled again.
 */
export const keptOut = { '--of-foot': 'initial', '--of-notices': 'initial' };
