import { daysBetween, isDay, type Day } from '../shared/days';
import type { Row } from '../shared/list';

export const PROJECT_STATUSES = ['pending', 'in-progress', 'paused', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** One step of a project. `completedAt` is the instant of completion; null while it is open. */
export interface Stage {
  id: string;
  name: string;
  completed: boolean;
  completedAt: string | null;
}

/** The work that an approved quote led to. */
export interface Project extends Row {
  /** Null once the quote was deleted. */
  quoteId: string | null;
  /** Null once the client was deleted. */
  clientId: string | null;
  name: string;
  stages: Stage[];
  responsible: string | null;
  startDate: Day;
  deadline: Day;
  status: ProjectStatus;
  /** The app never fills this; stored values are kept unchanged. */
  attachments: unknown[];
  updatedAt: string;
}

export type ProjectDraft = Omit<Project, keyof Row | 'updatedAt'>;

export const countCompleted = (stages: readonly Stage[]): number =>
  stages.filter((stage) => stage.completed).length;

/** Completed stages in percent of all stages, rounded; 0 without stages. */
export const progressPercent = (stages: readonly Stage[]): number =>
  stages.length === 0 ? 0 : Math.round((countCompleted(stages) / stages.length) * 100);

/** A stage marked complete at an instant, or marked open with null. */
export const withCompletion = (stage: Stage, completedAt: string | null): Stage => ({
  ...stage,
  completed: completedAt !== null,
  completedAt,
});

/** True when the deadline is before the start. Days that are not filled in are ignored. */
export const endsBeforeStart = (project: Pick<Project, 'startDate' | 'deadline'>): boolean =>
  project.startDate !== '' && project.deadline !== '' && project.deadline < project.startDate;

/** How many days an uncompleted project is past its deadline; 0 where it is not. */
export const daysLate = (
  { status, deadline }: Pick<Project, 'status' | 'deadline'>,
  today: Day,
): number =>
  status === 'completed' || !isDay(deadline) ? 0 : Math.max(0, daysBetween(deadline, today));

/** Whether payments can be recorded for a project with this status. */
export const isPayable = ({ status }: Pick<Project, 'status'>): boolean =>
  status === 'completed' || status === 'in-progress';
