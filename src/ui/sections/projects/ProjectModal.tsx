import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { isForm, type Modal } from '../../../features/app/forms/modal';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ViewModal } from '../../kit/dialog/ViewModal';
import { modalTitle, RecordModal } from '../../records/RecordModal';
import { ProjectForm } from './ProjectForm';
import { ProjectActions, ProjectView } from './ProjectView';

/** The modal of a project: the form of a new or edited project, or the view. */
export default function ProjectModal({ modal }: { modal: Modal<'projects'> }) {
  const dispatch = useAppDispatch();
  const project = useAppSelector((root) => projectsSelectors.selectById(root, modal.id));
  const close = () => dispatch(workspaceActions.modalClosed());
  return (
    <RecordModal modal={modal} record={project}>
      {(known) =>
        isForm(modal) ? (
          <ProjectForm modal={modal} project={known} />
        ) : (
          known && (
            <ViewModal
              title={modalTitle(modal)}
              readOnly={known.stages.length === 0}
              onClose={close}
              action={<ProjectActions project={known} saving={modal.saving} />}
            >
              <ProjectView project={known} />
            </ViewModal>
          )
        )
      }
    </RecordModal>
  );
}
