import { phoneText } from '../../features/shared/phone';
import { Icon, type IconName } from '../kit/art/Icon';
import { slotClasses } from '../theme/slotClasses';
import { emailHref, phoneHref } from './contactLinks';
import { slotRecipe } from '../theme/slotRecipe';

const linkRecipe = slotRecipe({
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      width: { base: 'target', md: 'auto' },
      height: { base: 'target', md: '24px' },
      maxWidth: '100%',
      color: 'accent',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
    },
    // On phones a symbol stands for the address, which screen readers read.
    text: {
      mdDown: { srOnly: true },
      md: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    sign: { hideFrom: 'md' },
  },
});
const link = slotClasses(linkRecipe);

interface ContactLinkProps {
  /** Null where nothing can be opened. */
  href: string | null;
  text: string;
  icon: IconName;
}

function ContactLink({ href, text, icon }: ContactLinkProps) {
  if (href === null) return <span>{text}</span>;
  return (
    <a href={href} className={link.root}>
      <span className={link.sign}>
        <Icon name={icon} />
      </span>
      <span className={link.text} title={text}>
        {text}
      </span>
    </a>
  );
}

/** A phone in a list: a press calls it. */
export function PhoneLink({ phone }: { phone: string }) {
  return <ContactLink href={phoneHref(phone)} text={phoneText(phone)} icon="phone" />;
}

/** An e-mail address in a list: a press writes to it. */
export function EmailLink({ email }: { email: string }) {
  return <ContactLink href={emailHref(email)} text={email} icon="mail" />;
}
