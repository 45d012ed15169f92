/*
 * What a bank writes after a name: its own number for the payment, the account, or the payer's bank.
 */

/** The names of banks that no company has as well. */
const UNMISTAKABLE =
  'itau(?: unibanco)?|unibanco|bradesco|santander|nubank|nu pagamentos|sicoob|sicredi|c6 bank|pagseguro|pagbank|' +
  'picpay|mercado pago|caixa economica(?: federal)?|cef|btg pactual|banrisul|cora scd|neon pagamentos|stone pagamentos';

/** The names that are a bank's only after the word for a bank. */
const AFTER_BANK =
  'brasil|inter|original|pan|safra|next|c6|bmg|bs2|daycoval|votorantim|bv|nordeste|amazonia|btg|xp|cora|sofisa|modal|' +
  `abc brasil|rendimento|digio|agibank|cooperativo|${UNMISTAKABLE}`;

/** What stands before a number of the bank's own. */
const LABEL =
  '(?:doc|docto|documento|id|aut|autenticacao|prot|protocolo|nsu|ref|controle|ctrl|ag|agencia|cc|c c|conta|cp|ispb)';

/** A number that is filled up with zeros is the bank's. */
const FILLED_UP = '00[0-9]{4,}';

const BANKS_OWN = new RegExp(
  `^(?:(?:(?:(?:banco|bco) (?:${AFTER_BANK})|${UNMISTAKABLE})(?: ip| scd| s a)*(?: [0-9]{3,4})?|` +
    `(?:via )?(?:pix|ted)|${LABEL}(?: [0-9]+x?)+|${FILLED_UP})(?: |$))+$`,
);

/** Whether the normalised words after a name are none of the name. */
export const areBanksOwn = (words: readonly string[]): boolean =>
  words.length > 0 && BANKS_OWN.test(words.join(' '));
