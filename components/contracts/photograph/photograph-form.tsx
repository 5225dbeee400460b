"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { withReason } from "@/components/forms/action-answer";
import { useLeaveWarning } from "@/components/forms/use-leave-warning";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Input, Select } from "@/components/ui/field";
import { CONTRACT_TYPES, MAX_NAME_CHARS, MOST_PHOTOGRAPHS, UPLOAD_TYPES } from "@/lib/contracts/bounds";
import { takeChosenPhotos } from "./chosen-photos";
import { PhotoList } from "./photo-list";
import { usePhotograph, type PhotographActions, type PhotographState } from "./use-photograph";

type Problems = { photos?: string; name?: string; type?: string };

/** Photographs of the pages in order, name and type of a new contract; opens the contract. Source: behaviour §51. */
export function PhotographForm({ actions }: { actions: PhotographActions }) {
  const { contracts, paper: words } = useCopy();
  const router = useRouter();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [name, setName] = useState("");
  const [type, setType] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const { state, start, cancel } = usePhotograph(actions, (id) => router.push(`/contracts/${id}`));
  const isRunning = state.step === "preparing" || state.step === "sending";
  const isClosed = isRunning || state.step === "done";
  useLeaveWarning(isRunning, contracts.upload.leaveWarning);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- what was chosen on the page before, once
  useEffect(() => setPhotos((before) => [...before, ...takeChosenPhotos()]), []);

  function change(next: readonly File[]) {
    setPhotos(next.slice(0, MOST_PHOTOGRAPHS));
    setProblems({ ...problems, photos: next.length > MOST_PHOTOGRAPHS ? words.tooMany(MOST_PHOTOGRAPHS) : "" });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const known = CONTRACT_TYPES.find((one) => one === type);
    const found: Problems = {
      photos: photos.length === 0 ? words.photosRequired : "",
      name: name.trim() === "" ? contracts.upload.nameRequired : "",
      type: known ? "" : contracts.upload.typeRequired,
    };
    setProblems(found);
    if (known && !found.photos && !found.name) void start({ photos, name: name.trim(), type: known });
  }

  return (
    <Card className="p-4 sm:p-6">
      <form noValidate onSubmit={submit} className="space-y-5">
        <PhotoList photos={photos} error={problems.photos ?? ""} disabled={isClosed} onChange={change} />
        <Field label={contracts.upload.name} error={problems.name || undefined} required>
          <Input
            value={name}
            disabled={isClosed}
            maxLength={MAX_NAME_CHARS}
            autoComplete="off"
            placeholder={contracts.upload.namePlaceholder}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={contracts.upload.type} error={problems.type || undefined} required>
          <Select value={type} disabled={isClosed} onChange={(event) => setType(event.target.value)}>
            <option value="">{contracts.upload.typePlaceholder}</option>
            {UPLOAD_TYPES.map((one) => (
              <option key={one} value={one}>
                {contracts.types[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Outcome state={state} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isClosed} className="w-full sm:w-auto">
            {words.submit}
          </Button>
          {isRunning && (
            <Button variant="ghost" onClick={cancel}>
              {contracts.upload.cancel}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function Outcome({ state }: { state: PhotographState }) {
  const {
    contracts: { upload },
    common: { noAnswerReason },
    paper: words,
  } = useCopy();
  if (state.step === "preparing") return <Banner role="status">{words.preparing}</Banner>;
  if (state.step === "sending") return <Banner role="status">{words.sending(state.page, state.count)}</Banner>;
  if (state.step === "cancelled") return <Banner role="status">{upload.cancelled}</Banner>;
  if (state.step === "unreadable") return <Banner tone="error">{words.unreadable(state.name)}</Banner>;
  if (state.step === "tooLarge") return <Banner tone="error">{words.tooLarge}</Banner>;
  if (state.step !== "failed") return null;
  const failed = state.isConnection ? withReason(upload.failed, noAnswerReason) : upload.failed;
  return <Banner tone="error">{state.message ?? failed}</Banner>;
}
