import { WaitingAnswers } from "@/components/portfolio/waiting-answers";

export default function AnswersLoading() {
  return (
    <div className="full-page answers-page">
      <WaitingAnswers />
    </div>
  );
}
