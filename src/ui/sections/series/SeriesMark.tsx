import { chakra } from '@chakra-ui/react/styled-system';
import { seriesWorkActions } from '../../../features/business/series/seriesWorkSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Icon } from '../../kit/art/Icon';

const Mark = chakra('button', {
  base: {
    // A flex box would stand on its icon, and not on the line of the text beside it.
    display: 'inline-block',
    minWidth: '44px',
    minHeight: { base: '44px', md: '24px' },
    paddingBlock: { base: '12px', md: '2px' },
    marginBlock: { base: '-14px', md: '-2px' },
    textAlign: 'start',
    color: 'muted',
    fontSize: 'note',
    fontWeight: 400,
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& > svg': { display: 'inline-block', marginInlineEnd: '4px', verticalAlign: '-2px' },
  },
});

interface SeriesMarkProps {
  seriesId: string;
  /** How often: 'todo mês'. */
  word: string;
  /** The record in the button's accessible name. */
  subject: string;
}

/** The mark of a record that comes again. It opens the series. */
export function SeriesMark({ seriesId, word, subject }: SeriesMarkProps) {
  const dispatch = useAppDispatch();
  return (
    <Mark
      type="button"
      aria-label={`${word}: repetição de ${subject}`}
      onClick={() => dispatch(seriesWorkActions.viewed(seriesId))}
    >
      <Icon name="repeat" size={14} />
      {word}
    </Mark>
  );
}
