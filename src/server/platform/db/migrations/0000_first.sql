CREATE TABLE "idle_pupils" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"days_listed" smallint NOT NULL,
	"last_listed_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_play_settings" (
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"help" smallint NOT NULL,
	"set_by" integer,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_play_settings_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"play_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"memory_from" integer DEFAULT 1
);
--> statement-breakpoint
CREATE TABLE "username_skeletons" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"skeletons" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password" text NOT NULL,
	"password_status" text DEFAULT 'chosen' NOT NULL,
	"password_expires_at" timestamp with time zone,
	"display_name" text NOT NULL,
	"role" text DEFAULT 'pupil' NOT NULL,
	"year_group" smallint,
	"avatar" text DEFAULT '🐶' NOT NULL,
	"games_completed" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"score_sum" numeric(24, 12) DEFAULT '0' NOT NULL,
	"last_played_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"moved_up_for" text,
	"kept_at" timestamp with time zone,
	"is_test" boolean DEFAULT false NOT NULL,
	"payment_state" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_usernameKey_unique" UNIQUE("username_key"),
	CONSTRAINT "users_year_group" CHECK ("users"."year_group" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "class_pupils" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_pupils_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_teachers_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"year_group" smallint,
	"school_year" text NOT NULL,
	"code" text NOT NULL,
	"sign_in_open" text,
	"sign_in_open_until" timestamp with time zone,
	"week_goal" smallint,
	"typed_numbers_only" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classes_code_unique" UNIQUE("code"),
	CONSTRAINT "classes_year_group" CHECK ("classes"."year_group" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "import_changes" (
	"import_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"joined_class_id" integer,
	"display_name" text NOT NULL,
	"year_group" smallint,
	"archived_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	"left_as" text NOT NULL,
	CONSTRAINT "import_changes_import_id_user_id_pk" PRIMARY KEY("import_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer,
	"made_class_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "safeguarding_leads" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acts" (
	"hash" text PRIMARY KEY NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"target_id" integer,
	"detail" text,
	"request_id" text,
	"once_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_once" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "installation_notes" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"from_name" text NOT NULL,
	"from_email" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp
);
--> statement-breakpoint
CREATE TABLE "item_memories" (
	"user_id" integer NOT NULL,
	"item" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"best_stability" integer NOT NULL,
	"reviewed_on" date NOT NULL,
	"repetitions" integer NOT NULL,
	"lapses" integer NOT NULL,
	CONSTRAINT "item_memories_user_id_item_pk" PRIMARY KEY("user_id","item")
);
--> statement-breakpoint
CREATE TABLE "journeys" (
	"user_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"growth" integer NOT NULL,
	"seeds_on" date NOT NULL,
	"seeds" smallint NOT NULL,
	CONSTRAINT "journeys_user_id_year_pk" PRIMARY KEY("user_id","year")
);
--> statement-breakpoint
CREATE TABLE "memory_checkpoints" (
	"user_id" integer NOT NULL,
	"item" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"best_stability" integer NOT NULL,
	"reviewed_on" date NOT NULL,
	"repetitions" integer NOT NULL,
	"lapses" integer NOT NULL,
	CONSTRAINT "memory_checkpoints_user_id_item_pk" PRIMARY KEY("user_id","item")
);
--> statement-breakpoint
CREATE TABLE "objective_records" (
	"user_id" integer NOT NULL,
	"objective" text NOT NULL,
	"answered" integer NOT NULL,
	"correct" integer NOT NULL,
	"milliseconds" bigint NOT NULL,
	"last_answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "objective_records_user_id_objective_pk" PRIMARY KEY("user_id","objective")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"checkout_session_id" text NOT NULL,
	"user_id" integer,
	"amount_pence" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"checkout_session_id" text PRIMARY KEY NOT NULL,
	"pending_registration_id" uuid NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"payment_intent_id" text,
	"refunded_pence" integer DEFAULT 0 NOT NULL,
	"dispute" text,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"signed_in_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"browser_hash" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkout_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent" text NOT NULL,
	"product_name" text NOT NULL,
	"amount_total" integer NOT NULL,
	"currency" text NOT NULL,
	"client_reference_id" text,
	"success_url" text NOT NULL,
	"cancel_url" text,
	"is_paid" boolean DEFAULT false NOT NULL,
	"late" text,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"dispute" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_worries" (
	"feedback_id" bigint PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" integer
);
--> statement-breakpoint
CREATE TABLE "dealt_items" (
	"user_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"item_ids" text[] NOT NULL,
	CONSTRAINT "dealt_items_user_id_game_id_pk" PRIMARY KEY("user_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text,
	"masked" boolean,
	"read_at" timestamp with time zone,
	"play_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedbacks_play" UNIQUE("user_id","play_id")
);
--> statement-breakpoint
CREATE TABLE "game_history" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "game_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"score" smallint NOT NULL,
	"max_score" smallint DEFAULT 10 NOT NULL,
	"duration" integer,
	"play_id" uuid,
	"nth" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"played_at" timestamp with time zone,
	"verified" boolean DEFAULT false NOT NULL,
	"rushed" boolean DEFAULT false NOT NULL,
	"answers" json,
	CONSTRAINT "game_history_user_id_nth_pk" PRIMARY KEY("user_id","nth"),
	CONSTRAINT "game_history_play" UNIQUE("user_id","play_id")
);
--> statement-breakpoint
CREATE TABLE "game_records" (
	"user_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"attempts" integer NOT NULL,
	"score_sum" numeric(24, 12) NOT NULL,
	"first_score" numeric(24, 12) NOT NULL,
	"last_score" numeric(24, 12) NOT NULL,
	"seconds_sum" bigint NOT NULL,
	"timed" integer NOT NULL,
	"last_played_at" timestamp with time zone NOT NULL,
	"learning_rounds" integer DEFAULT 0 NOT NULL,
	"rushed_rounds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_records_user_id_game_id_pk" PRIMARY KEY("user_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_totals" (
	"day" date NOT NULL,
	"game_id" text NOT NULL,
	"played" integer NOT NULL,
	"score_sum" numeric(24, 12) NOT NULL,
	CONSTRAINT "game_totals_day_game_id_pk" PRIMARY KEY("day","game_id")
);
--> statement-breakpoint
CREATE TABLE "round_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uncounted_games" (
	"user_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"day" date NOT NULL,
	"game_id" text NOT NULL,
	"score" numeric(24, 12) NOT NULL,
	CONSTRAINT "uncounted_games_user_id_nth_pk" PRIMARY KEY("user_id","nth")
);
--> statement-breakpoint
CREATE TABLE "pupil_cards" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pupil_cards_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "pupil_pictures" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sequence" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "school_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_accounts_identity" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "school_invitations" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_invitations_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"on_since" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"on_class_page" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sessions_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "tables_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tables_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"kind" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tables_results" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tables_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"check_id" integer,
	"deal_id" uuid NOT NULL,
	"starts" smallint DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"pace" smallint,
	"finished_at" timestamp with time zone,
	"score" smallint,
	"answered" smallint,
	"verified" boolean DEFAULT false NOT NULL,
	"rushed" boolean DEFAULT false NOT NULL,
	"facts" smallint[],
	"given" integer[],
	"answers" json,
	"played_at" timestamp with time zone,
	"after_nth" integer,
	"is_remembered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tables_results_deal" UNIQUE("user_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "set_work" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "set_work_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"school_year" text NOT NULL,
	"game_id" text,
	"objective" text,
	"words_id" integer,
	"is_due" boolean NOT NULL,
	"is_think" boolean NOT NULL,
	"is_for_all" boolean NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"rounds" smallint NOT NULL,
	"set_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "togethers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "togethers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"picture" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"rounds_to_full" smallint NOT NULL,
	"rounds" smallint
);
--> statement-breakpoint
CREATE TABLE "work_pupils" (
	"work_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"done" smallint DEFAULT 0 NOT NULL,
	"rushed" smallint DEFAULT 0 NOT NULL,
	"last_done_at" timestamp with time zone,
	CONSTRAINT "work_pupils_work_id_user_id_pk" PRIMARY KEY("work_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "list_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"word" text NOT NULL,
	"definition" text,
	"sentence" text
);
--> statement-breakpoint
CREATE TABLE "word_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_by" integer,
	"name" text NOT NULL,
	"year_group" smallint NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_lists_year_group" CHECK ("word_lists"."year_group" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "word_recordings" (
	"word_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"format" text NOT NULL,
	"audio" "bytea" NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idle_pupils" ADD CONSTRAINT "idle_pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_play_settings" ADD CONSTRAINT "staff_play_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_play_settings" ADD CONSTRAINT "staff_play_settings_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "username_skeletons" ADD CONSTRAINT "username_skeletons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_pupils" ADD CONSTRAINT "class_pupils_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_pupils" ADD CONSTRAINT "class_pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safeguarding_leads" ADD CONSTRAINT "safeguarding_leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_memories" ADD CONSTRAINT "item_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_checkpoints" ADD CONSTRAINT "memory_checkpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_records" ADD CONSTRAINT "objective_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_worries" ADD CONSTRAINT "comment_worries_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_worries" ADD CONSTRAINT "comment_worries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_worries" ADD CONSTRAINT "comment_worries_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealt_items" ADD CONSTRAINT "dealt_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_history" ADD CONSTRAINT "game_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_records" ADD CONSTRAINT "game_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_cards" ADD CONSTRAINT "pupil_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_pictures" ADD CONSTRAINT "pupil_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_accounts" ADD CONSTRAINT "school_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_invitations" ADD CONSTRAINT "school_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables_checks" ADD CONSTRAINT "tables_checks_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables_results" ADD CONSTRAINT "tables_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables_results" ADD CONSTRAINT "tables_results_check_id_tables_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tables_checks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_work" ADD CONSTRAINT "set_work_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_work" ADD CONSTRAINT "set_work_words_id_word_lists_id_fk" FOREIGN KEY ("words_id") REFERENCES "public"."word_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_work" ADD CONSTRAINT "set_work_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "togethers" ADD CONSTRAINT "togethers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pupils" ADD CONSTRAINT "work_pupils_work_id_set_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."set_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pupils" ADD CONSTRAINT "work_pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_words" ADD CONSTRAINT "list_words_list_id_word_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."word_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_lists" ADD CONSTRAINT "word_lists_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_recordings" ADD CONSTRAINT "word_recordings_word_id_list_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."list_words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_recordings" ADD CONSTRAINT "word_recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_play_settings_set_by" ON "staff_play_settings" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "username_skeletons_skeletons" ON "username_skeletons" USING gin ("skeletons");--> statement-breakpoint
CREATE INDEX "users_last_played" ON "users" USING btree ("last_played_at");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("role",((case when "display_name" ~ '\d' then regexp_replace(regexp_replace(case when octet_length("display_name") = char_length("display_name") then lower("display_name") else regexp_replace(lower(normalize("display_name", NFD)), '[̀-ͯ]', '', 'g') end, '(\d+)', '0000000000\1', 'g'), '0\d*(\d{10})', '\1', 'g') else case when octet_length("display_name") = char_length("display_name") then lower("display_name") else regexp_replace(lower(normalize("display_name", NFD)), '[̀-ͯ]', '', 'g') end end) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "class_pupils_user" ON "class_pupils" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_teachers_user" ON "class_teachers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "import_changes_user" ON "import_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "acts_created" ON "acts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_notices_user" ON "payment_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("pending_registration_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_intent" ON "payments" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_current" ON "pending_registrations" USING btree ("username_key") WHERE "pending_registrations"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "pending_expires" ON "pending_registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "comment_worries_user" ON "comment_worries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_worries_open" ON "comment_worries" USING btree ("feedback_id") WHERE "comment_worries"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "feedbacks_user" ON "feedbacks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "feedbacks_created" ON "feedbacks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "game_history_hour" ON "game_history" USING btree (date_trunc('hour', "created_at" at time zone 'UTC'));--> statement-breakpoint
CREATE INDEX "game_history_end" ON "game_history" USING btree ("user_id",coalesce("played_at", "created_at"),"nth");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tables_checks_class" ON "tables_checks" USING btree ("class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_checks_open" ON "tables_checks" USING btree ("class_id","kind") WHERE "tables_checks"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tables_results_under_way" ON "tables_results" USING btree ("check_id","user_id") WHERE "tables_results"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "tables_results_check" ON "tables_results" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "set_work_class" ON "set_work" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "set_work_set_by" ON "set_work" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "togethers_class" ON "togethers" USING btree ("class_id","ends_at");--> statement-breakpoint
CREATE INDEX "work_pupils_user" ON "work_pupils" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_words_list_word" ON "list_words" USING btree ("list_id","word");--> statement-breakpoint
CREATE INDEX "word_lists_made_by" ON "word_lists" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "word_recordings_user" ON "word_recordings" USING btree ("user_id");