import * as z from 'zod/mini';

import { optionalText, requiredChoice, requiredDay, requiredText } from '../../shared/formFields';
import type { Day } from '../../shared/days';
import { MAX_ELEMENTS, MAX_STAGES_BYTES } from '../../shared/limits';
import { storedBytes } from '../../shared/storedBytes';
import { tooManyElements } from '../../shared/tooManyElements';
import { changesSince, type Baseline } from '../../shared/baseline';
import { PROJECT_STATUSES, type Project, type ProjectDraft, type Stage } from './project';

const stageSchema = z.object({
  id: z.string(),
  name: requiredText('Nome da etapa é obrigatório'),
  completed: z.boolean(),
  completedAt: z.nullable(z.string()),
});

/**
 * The limits that all stages of a project have together. The first stage too many shows the error, or the longest one.
 */
const storableStages = (stored: number) =>
  z.superRefine<Stage[]>((stages, context) => {
    if (context.issues.length > 0) return;
    if (stages.length > Math.max(MAX_ELEMENTS, stored)) {
      context.addIssue({
        code: 'custom',
        message: tooManyElements('Um projeto', 'etapas', stored),
        path: [Math.max(MAX_ELEMENTS, stored), 'name'],
        input: stages,
      });
      return;
    }
    if (storedBytes(stages) <= MAX_STAGES_BYTES) return;
    const bytes = stages.map(storedBytes);
    context.addIssue({
      code: 'custom',
      message: 'As etapas são longas demais: encurte os nomes',
      path: [bytes.indexOf(Math.max(...bytes)), 'name'],
      input: stages,
    });
  });

const fields = (edited: Project | null) => ({
  name: requiredText('Nome do projeto é obrigatório'),
  stages: z.array(stageSchema).check(storableStages(edited?.stages.length ?? 0)),
  responsible: optionalText(),
  startDate: requiredDay('Data de início é obrigatória', edited?.startDate),
  deadline: requiredDay('Prazo final é obrigatório', edited?.deadline),
  status: requiredChoice(PROJECT_STATUSES, 'Status é obrigatório'),
});

const noQuote = 'Orçamento é obrigatório';

/**
 * The schema for a new project. The project gets the client of the chosen quote.
 * @param isOffered - whether an id belongs to a quote that can (still) be chosen.
 */
export const newProjectSchema = (isOffered: (quoteId: string) => boolean) =>
  z.object({
    ...fields(null),
    quoteId: requiredText(noQuote).check(z.refine(isOffered, { error: noQuote })),
  });

/** The schema for an existing project. Its quote is shown but locked, and is not validated. */
export const editedProjectSchema = (project: Project) =>
  z.object({ ...fields(project), quoteId: z.string() });

export type ProjectFormValues = z.input<ReturnType<typeof editedProjectSchema>>;
export type ProjectFormOutput = z.output<ReturnType<typeof editedProjectSchema>>;

/** The form's opening values: empty and pending for a new project, otherwise those of the edited project. */
export const projectFormValues = (project: Project | null, today: Day): ProjectFormValues => ({
  quoteId: project?.quoteId ?? '',
  name: project?.name ?? '',
  stages: project?.stages ?? [],
  responsible: project?.responsible ?? '',
  startDate: project?.startDate ?? today,
  deadline: project?.deadline ?? '',
  status: project?.status ?? 'pending',
});

export const newStage = (id: string): Stage => ({
  id,
  name: '',
  completed: false,
  completedAt: null,
});

/** The draft of a new project. `clientId` is the client of the chosen quote. */
export const projectDraft = (form: ProjectFormOutput, clientId: string | null): ProjectDraft => ({
  ...form,
  clientId,
  attachments: [],
});

/** The changed fields. The quote and the client of a project never change. */
export function projectChanges(
  baseline: Baseline<Project>,
  { quoteId: _locked, ...editable }: ProjectFormOutput,
): Partial<ProjectDraft> {
  return changesSince(baseline, editable);
}
