import { config } from "zod/v4/core";
import { sayPerson } from "@/components/forms/page-person";

// Runs before any other module. Zod would try whether strings may be evaluated, which browsers report as a breach of
// the policy.
config({ jitless: true });

sayPerson();
