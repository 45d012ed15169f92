import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { CONTENT_WIDTH } from '../contentWidth';
import { serif } from '../type';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** On a phone the person is one line under the title, whole in the drawer; 'Sair' is an icon. */
export const topBarRecipe = defineSlotRecipe({
  slots: [
    'root',
    'menu',
    'heading',
    'title',
    'person',
    'name',
    'email',
    'bell',
    'count',
    'leave',
    'leaveIcon',
  ],
  base: {
    root: {
      position: 'sticky',
      top: 0,
      zIndex: 20,
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '5' },
      height: 'var(--of-bar)',
      // In line with the content.
      paddingInline: { base: '8px', md: `max(40px, calc(50% - ${String(CONTENT_WIDTH / 2)}px))` },
      background: 'bg',
      borderBottom: '1px solid',
      borderColor: 'hairline',
      _print: { position: 'static', paddingInline: 0 },
    },
    menu: { display: { lg: 'none' }, _print: { display: 'none' } },
    heading: { flex: 1, minWidth: 0, display: { md: 'contents' } },
    title: {
      ...serif,
      flex: 1,
      minWidth: 0,
      outline: 'none',
      fontSize: { base: '1.375rem', md: 'bar' },
    },
    person: {
      order: 1,
      display: { base: 'flex', md: 'block' },
      gap: '6px',
      minWidth: 0,
      maxWidth: { md: '34%' },
      paddingLeft: { md: '5' },
      borderLeft: { md: '1px solid {colors.hairline}' },
      textAlign: { md: 'right' },
      fontSize: { base: '12px', md: 'label' },
      lineHeight: 1.3,
    },
    name: {
      ...oneLine,
      display: 'block',
      maxWidth: { base: '60%', md: 'none' },
      flex: 'none',
      fontSize: { md: 'control' },
    },
    email: { ...oneLine, display: 'block', minWidth: 0, color: 'muted' },
    bell: { position: 'relative', padding: '10px', _print: { display: 'none' } },
    count: {
      position: 'absolute',
      top: 0,
      right: 0,
      display: 'grid',
      placeItems: 'center',
      width: '18px',
      height: '18px',
      borderRadius: '50%',
      background: 'accent',
      color: 'accentContrast',
      fontSize: '11px',
    },
    leave: { order: 2, display: { base: 'none', md: 'block' }, _print: { display: 'none' } },
    leaveIcon: { display: { md: 'none' }, _print: { display: 'none' } },
  },
});
