import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { slotClasses } from '../theme/slotClasses';
import { emailHref, phoneHref } from './contactLinks';

const linkRecipe = defineSlotRecipe({
  slots: ['root', 'text'],
  base: {
    root: {
      display: { base: 'flex', md: 'block' },
      alignItems: 'center',
      // On phones the link is 44 px high and at least as wide, which may be more than its line of text.
      minWidth: { base: 'target', md: 0 },
      minHeight: { base: 'target', md: 0 },
      marginBlock: { base: '-7px', md: 0 },
      color: 'accent',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
    },
    // On phones the address has one line and may be cut anywhere, not only before the @.
    text: { lineClamp: { base: 1, md: 3 }, wordBreak: { base: 'break-all', md: 'normal' } },
  },
});
const link = slotClasses(linkRecipe);

interface ContactLinkProps {
  /** Null where nothing can be opened. */
  href: string | null;
  text: string;
  shown?: ReactNode;
}

function ContactLink({ href, text, shown = text }: ContactLinkProps) {
  if (href === null) return shown;
  return (
    <a href={href} className={link.root}>
      <span className={link.text} title={text}>
        {shown}
      </span>
    </a>
  );
}

/** An e-mail address with a possible line break after its @. */
function breakable(email: string): ReactNode {
  const at = email.lastIndexOf('@');
  if (at <= 0) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A phone in a list: a press calls it. */
export function PhoneLink({ phone }: { phone: string }) {
  return <ContactLink href={phoneHref(phone)} text={phone} />;
}

/** An e-mail address in a list: a press writes to it. */
export function EmailLink({ email }: { email: string }) {
  return <ContactLink href={emailHref(email)} text={email} shown={breakable(email)} />;
}
