import { aProject, aStage } from '../../../../test/builders';
import {
  editedProjectSchema,
  newProjectSchema,
  newStage,
  projectChanges,
  projectDraft,
  projectFormValues,
  type ProjectFormValues,
} from './projectForm';

const filled: ProjectFormValues = {
  quoteId: 'quote-1',
  name: 'Marca',
  stages: [],
  responsible: '',
  startDate: '2026-11-20',
  deadline: '2026-12-20',
  status: 'pending',
};

const created = newProjectSchema(() => true);
const messages = (
  values: Partial<ProjectFormValues>,
  schema: ReturnType<typeof newProjectSchema | typeof editedProjectSchema> = created,
): string[] => {
  const result = schema.safeParse({ ...filled, ...values });
  return result.error?.issues.map(({ message }) => message) ?? [];
};

describe('projectFormValues', () => {
  it('opens empty, pending and from today', () => {
    expect(projectFormValues(null, '2026-11-20')).toEqual({
      ...filled,
      quoteId: '',
      name: '',
      deadline: '',
    });
  });

  it('opens with what the project holds', () => {
    const stages = [aStage()];
    const project = aProject({ quoteId: null, responsible: 'Caio', stages, status: 'paused' });
    expect(projectFormValues(project, '2030-01-01')).toEqual({
      quoteId: '',
      name: project.name,
      stages,
      responsible: 'Caio',
      startDate: project.startDate,
      deadline: project.deadline,
      status: 'paused',
    });
  });
});

describe('validation', () => {
  it.each<[string, Partial<ProjectFormValues>, string[]]>([
    ['everything there', {}, []],
    ['no quote', { quoteId: '' }, ['Orçamento é obrigatório']],
    ['no name', { name: '' }, ['Nome do projeto é obrigatório']],
    ['a name of spaces', { name: ' \t\n' }, ['Nome do projeto é obrigatório']],
    ['a name of an emoji', { name: '🎨' }, []],
    ['no start', { startDate: '' }, ['Data de início é obrigatória']],
    ['no deadline', { deadline: '' }, ['Prazo final é obrigatório']],
    ['30 February', { startDate: '2026-02-30' }, ['Data inválida']],
    ['29 February of a leap year', { startDate: '2028-02-29' }, []],
    ['29 February of another year', { deadline: '2026-02-29' }, ['Data inválida']],
    ['a deadline before the start is no error', { deadline: '2026-01-01' }, []],
    ['an unknown status', { status: 'archived' }, ['Status é obrigatório']],
    ['a stage without a name', { stages: [newStage('s')] }, ['Nome da etapa é obrigatório']],
    ['a stage of spaces', { stages: [aStage({ name: '  ' })] }, ['Nome da etapa é obrigatório']],
  ])('%s', (_case, values, expected) => {
    expect(messages(values)).toEqual(expected);
  });

  it('does not validate the locked quote of an existing project', () => {
    const schema = editedProjectSchema(aProject());
    expect(messages({ quoteId: '' }, schema)).toEqual([]);
    expect(messages({ quoteId: '', name: '' }, schema)).toHaveLength(1);
  });

  it('takes days of any year as they are stored', () => {
    const schema = editedProjectSchema(
      aProject({ startDate: '0026-11-21', deadline: '2300-01-01' }),
    );
    expect(messages({ startDate: '0026-11-21', deadline: '2300-01-01' }, schema)).toEqual([]);
    expect(messages({ startDate: '0026-11-20', deadline: '2300-01-02' }, schema)).toEqual([
      'Digite o ano com quatro algarismos',
      'O ano deve ficar entre 1900 e 2199',
    ]);
  });

  it('trims texts and turns a blank responsible into none', () => {
    const stage = aStage({ name: ' Esboço ' });
    expect(
      created.parse({ ...filled, name: ' Marca ', responsible: '  ', stages: [stage] }),
    ).toMatchObject({ name: 'Marca', responsible: null, stages: [{ ...stage, name: 'Esboço' }] });
  });
});

test('the draft of a new project takes the client of its quote and has no attachments', () => {
  const form = created.parse(filled);
  expect(projectDraft(form, 'client-1')).toEqual({
    ...filled,
    responsible: null,
    clientId: 'client-1',
    attachments: [],
  });
  expect(projectDraft(form, null).clientId).toBeNull();
});

describe('projectChanges', () => {
  const stages = [aStage({ id: 'a', name: 'Esboço' }), aStage({ id: 'b', name: 'Arte' })];
  const project = aProject({ quoteId: 'quote-1', stages, attachments: ['contrato.pdf'] });
  const opened = { shown: project, stored: project };
  const form = editedProjectSchema(project).parse(projectFormValues(project, '2026-11-20'));
  const done = { completed: true, completedAt: '2026-11-20T12:00:00.000Z' };
  const [first, second] = stages;

  it.each<[string, Partial<typeof form>]>([
    ['nothing', {}],
    ['the name', { name: 'Outro' }],
    ['two fields', { name: 'Outro', status: 'completed' }],
    ['a responsible', { responsible: 'Caio' }],
    ['the deadline', { deadline: '2027-01-31' }],
    ['a stage completed', { stages: [{ ...first!, ...done }, second!] }],
    ['a stage renamed', { stages: [{ ...first!, name: 'Rascunho' }, second!] }],
    ['a stage removed', { stages: [second!] }],
    ['all stages removed', { stages: [] }],
    ['a stage added', { stages: [...stages, { ...newStage('c'), name: 'Prova' }] }],
    ['stages in another order', { stages: [second!, first!] }],
  ])('sends what changed: %s', (_case, changes) => {
    expect(projectChanges(opened, { ...form, ...changes })).toEqual(changes);
  });

  it('never sends the quote, nor client and attachments', () => {
    const changes = projectChanges(opened, { ...form, quoteId: 'quote-2', name: 'Outro' });
    expect(changes).toEqual({ name: 'Outro' });
  });

  it('does not mind the order of keys in a stored stage', () => {
    const { id, name, completed, completedAt } = first!;
    const stored = { ...project, stages: [{ completedAt, completed, name, id }, second!] };
    expect(projectChanges({ shown: stored, stored }, form)).toEqual({});
  });
});

describe('what the stages may be together', () => {
  const many = (length: number) => Array.from({ length }, () => aStage({ name: 'Prova' }));
  const issues = (
    schema: typeof created | ReturnType<typeof editedProjectSchema>,
    length: number,
  ) =>
    schema
      .safeParse({ ...filled, stages: many(length) })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('is 500 of them, said by the first beyond', () => {
    expect(issues(created, 500)).toBeUndefined();
    expect(issues(created, 503)).toEqual([
      ['stages.500.name', 'Um projeto tem no máximo 500 etapas'],
    ]);
  });

  it('is as many as are stored, where there are more', () => {
    const longer = editedProjectSchema(aProject({ stages: many(700) }));
    expect([issues(longer, 700), issues(longer, 600)]).toEqual([undefined, undefined]);
    expect(issues(longer, 701)).toEqual([
      [
        'stages.700.name',
        'Um projeto tem no máximo 500 etapas: este já tem 700 e não pode ter mais',
      ],
    ]);
    expect(issues(editedProjectSchema(aProject({ stages: many(3) })), 501)).toHaveLength(1);
  });

  it('is said by the longest of them', () => {
    const stages = Array.from({ length: 22 }, (_, index) =>
      aStage({ name: 'a'.repeat(index === 4 ? 97_000 : 96_000) }),
    );
    const { error } = created.safeParse({ ...filled, stages });
    expect(error?.issues).toMatchObject([
      { path: ['stages', 4, 'name'], message: 'As etapas são longas demais: encurte os nomes' },
    ]);
    expect(messages({ stages: stages.slice(1) })).toEqual([]);
  });
});
