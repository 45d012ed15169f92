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
    'personMenu',
    'personButton',
    'person',
    'name',
    'email',
    'find',
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
      // A part of the page that is printed alone has a title of its own.
      _print: {
        position: 'static',
        paddingInline: 0,
        '&:has(~ main [data-prints-part])': { display: 'none' },
      },
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
    personMenu: {
      order: 1,
      minWidth: 0,
      maxWidth: '34%',
      paddingLeft: '3',
      borderLeft: '1px solid {colors.hairline}',
      // Whole on paper, where it is no menu.
      _print: { border: 0, maxWidth: 'none', paddingLeft: 0 },
    },
    personButton: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: '52px',
      paddingInline: '8px',
      borderRadius: 'base',
      _print: { paddingInline: 0 },
      _hover: { background: 'accentSoft' },
      _expanded: { background: 'accentSoft' },
      '& > svg': { flex: 'none', color: 'muted', _print: { display: 'none' } },
      '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    },
    person: {
      display: { base: 'flex', md: 'block' },
      gap: '6px',
      minWidth: 0,
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
    // Its look is a quiet icon button's, as wide as its keys.
    find: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      flex: 'none',
      minWidth: '44px',
      height: '44px',
      paddingInline: { lg: '8px' },
      // Where the menu's button and the title need the room, its keys go.
      '& kbd': { display: { xlDown: 'none' } },
      borderRadius: 'base',
      color: 'muted',
      _hover: { background: 'accentSoft', color: 'accent' },
      _print: { display: 'none' },
    },
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
