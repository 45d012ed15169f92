import { chakra } from '@chakra-ui/react/styled-system';
import { AzulejoDefs, azulejoStyles, Rosette } from '../ui/kit/art/Azulejo';
import { Glyph, glyphNames, Icon, iconNames, LogoMark } from '../ui/kit/art/Icon';
import { LaidTile } from '../ui/kit/art/LaidTile';
import { QrCode } from '../ui/kit/art/QrCode';
import { Spinner } from '../ui/kit/art/Spinner';
import { Room } from './Room';

const Drawing = chakra('svg', {
  base: {
    ...azulejoStyles,
    '--tile': 'colors.accent',
    '--paper': 'colors.bg',
    '--grout': 'colors.hairline',
  },
});

const states = {
  Icon: iconNames.map((name) => <Icon key={name} name={name} />),
  Glyph: glyphNames.map((name) => <Glyph key={name} name={name} />),
  Mark: <LogoMark />,
  QrCode: <QrCode value="Ofício" label="QR Code" />,
  LaidTile: [0, 1, 3, 4].map((laid) => <LaidTile key={laid} laid={laid} />),
  'Spinner, small': <Spinner size={20} />,
  Spinner: <Spinner color="accent" />,
  Azulejo: (
    <Drawing aria-hidden="true" viewBox="0 0 800 200">
      <AzulejoDefs />
      <path fill="url(#of-grid)" stroke="none" d="M0 0H800V200H0z" />
      {(['arco', 'folha', 'arco-full', 'folha-full'] as const).map((kind, index) => (
        <Rosette key={kind} kind={kind} x={100 + 200 * index} y={100} />
      ))}
    </Drawing>
  ),
};

export const ArtRoom = () => <Room name="art" states={states} />;
