import type { Duty, DutyKind } from '../../../features/business/dashboard/duties';
import { longDay } from '../../../features/shared/longDay';
import type { IconName } from '../../kit/art/Icon';

/** The month of a period, without its year: 'outubro'. */
const monthOf = (period: string): string => longDay(`${period}-01`).split(' ')[2] ?? '';

interface DutyWords {
  sign: IconName;
  name: string;
  /** What it is, for somebody who does not know its name. */
  about: string;
  /** The duty in one word, and what its link does. */
  subject: string;
  link: string;
}

const WORDS: Record<DutyKind, (period: string) => DutyWords> = {
  das: (period) => ({
    sign: 'expenses',
    name: `Pagar o DAS de ${monthOf(period)}`,
    about: 'guia mensal do MEI',
    subject: 'DAS',
    link: 'Repetir todo mês',
  }),
  report: (period) => ({
    sign: 'year',
    name: `Preencher o relatório de ${monthOf(period)}`,
    about: 'receita bruta do mês',
    subject: 'Relatório',
    link: 'Abrir',
  }),
  dasn: (period) => ({
    sign: 'year',
    name: `Declarar ${period} (DASN)`,
    about: 'declaração anual do MEI',
    subject: 'DASN',
    link: 'Ver os valores',
  }),
};

export const dutyWords = ({ kind, period }: Duty): DutyWords => WORDS[kind](period);
