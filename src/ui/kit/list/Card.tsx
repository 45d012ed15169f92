import type { CSSProperties, ReactNode } from 'react';
import { cardRecipe } from '../../theme/recipes/card';
import { dataListRecipe } from '../../theme/recipes/dataList';
import type { Fact } from '../text/Facts';
import { templateAreas } from './tableLayout';
import { OPENS_RECORD } from './rows';
import { slotClasses } from '../../theme/slotClasses';

export interface CardFact extends Fact {
  /** Whether the value explains itself, so that a phone shows it without its label. */
  selfEvident?: boolean;
}

export interface CardProps {
  title: string;
  subtitle?: ReactNode;
  /** Whether a click on the card opens its record. The title is then a button for keyboards and screen readers. */
  opens?: boolean;
  badge?: ReactNode;
  /** The content under the facts, such as a progress bar. On phones it has the grid area `bar`. */
  children?: ReactNode;
  /**
   * The lines with a label and a value. A value is cut after three lines of text, on phones after one. Its title shows
   * the whole text.
   */
  facts: readonly CardFact[];
  /** A text of any length. It is cut after four lines, on phones after one. */
  note?: string | null;
  /** The left side of the footer: a count or a date. */
  foot?: ReactNode;
  /** The right side of the footer: icon buttons. */
  actions?: ReactNode;
}

const card = slotClasses(cardRecipe);
const list = slotClasses(dataListRecipe);

const textOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined);

/**
 * Returns the grid areas of a card on phones. There the buttons share a line with facts, and the bar shares one with
 * the footer's text.
 */
function phoneAreas({ subtitle, badge, children, facts, note = null }: CardProps): string {
  const hasAbout = subtitle !== undefined || badge !== undefined;
  const about = [['about', badge === undefined ? 'about' : 'badge']];
  const rest =
    children === undefined
      ? [
          ...(facts.length > 0 ? [['facts', 'facts']] : []),
          ...(note === null ? [] : [['note', 'actions']]),
          ['foot', 'actions'],
        ]
      : [
          ['bar', 'foot'],
          ['facts', 'actions'],
        ];
  return templateAreas([['title', 'title'], ...(hasAbout ? about : []), ...rest]);
}

/**
 * A card for one record of a grid. It has a title, a badge, facts, and a footer with actions. It consists of plain
 * elements instead of Chakra's Card, because a list has hundreds of cards.
 */
export function Card(props: CardProps) {
  const { title, subtitle, opens = false, badge, children, facts, note = null } = props;
  const areas = { '--areas': phoneAreas(props) } as CSSProperties; // cast: a custom property
  return (
    <article
      className={card.root}
      style={areas}
      data-barred={children === undefined ? undefined : ''}
    >
      <div className={card.body}>
        <h2 className={card.title} title={title}>
          {opens ? (
            <span {...OPENS_RECORD} className={card.open}>
              {title}
            </span>
          ) : (
            title
          )}
        </h2>
        {subtitle !== undefined && (
          <p className={card.description} title={textOf(subtitle)}>
            {subtitle}
          </p>
        )}
        {badge !== undefined && <div className={card.badge}>{badge}</div>}
        {children}
        {facts.length > 0 && (
          <dl className={list.root}>
            {facts.map(({ label, value, selfEvident = false }) => (
              <div key={label} className={list.item}>
                <dt className={list.itemLabel} data-self-evident={selfEvident ? '' : undefined}>
                  {label}
                </dt>
                <dd className={list.itemValue}>
                  <span className={card.fact} title={textOf(value)}>
                    {value}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {note !== null && (
          <p className={card.note} title={note}>
            {note}
          </p>
        )}
      </div>
      <div className={card.footer}>
        <span className={card.foot}>{props.foot}</span>
        <span className={card.actions}>{props.actions}</span>
      </div>
    </article>
  );
}
