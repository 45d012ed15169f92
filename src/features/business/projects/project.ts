import { daysBetween, isDay, type Day } from '../../shared/days';
import type { Row } from '../../shared/list';

export const PROJECT_STATUSES = ['pending', 'in-progress', 'paused', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** A stage of a project. `completedAt` is the instant of completion; null while the stage is open. */
export interface Stage {
  id: string;
  name: string;
  completed: boolean;
  completedAt: string | null;
}

/** The work that follows an approved quote. */
export interface Project extends Row {
  /** The quote; null if it was deleted. */
  quoteId: string | null;
  /** The client; null if it was deleted. */
  clientId: string | null;
  name: string;
  stages: Stage[];
  responsible: string | null;
  startDate: Day;
  deadline: Day;
  status: ProjectStatus;
  /** The app never fills this field. Stored values are kept unchanged. */
  attachments: unknown[];
  updatedAt: string;
}

export type ProjectDraft = Omit<Project, keyof Row | 'updatedAt'>;

export const countCompleted = (stages: readonly Stage[]): number =>
  stages.filter((stage) => stage.completed).length;

/** The percentage of completed stages, rounded; 0 without stages. */
export const progressPercent = (stages: readonly Stage[]): number =>
  stages.length === 0 ? 0 : Math.round((countCompleted(stages) * 100) / stages.length);

/** The stage, marked complete at an instant, or marked open by null. */
export const withCompletion = (stage: Stage, completedAt: string | null): Stage => ({
  ...stage,
  completed: completedAt !== null,
  completedAt,
});

/** Whether the deadline is before the start. A day that is not filled in is ignored. */
export const endsBeforeStart = (project: Pick<Project, 'startDate' | 'deadline'>): boolean =>
  project.startDate !== '' && project.deadline !== '' && project.deadline < project.startDate;

/** How many days a project that is not completed is past its deadline; 0 if it is not. */
export const daysLate = (
  { status, deadline }: Pick<Project, 'status' | 'deadline'>,
  today: Day,
): number =>
  status === 'completed' || !isDay(deadline) ? 0 : Math.max(0, daysBetween(deadline, today));

/** Whether payments can be recorded for a project with this status. */
export const isPayable = ({ status }: Pick<Project, 'status'>): boolean =>
  status === 'completed' || status === 'in-progress';
