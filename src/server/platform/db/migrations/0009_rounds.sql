CREATE TABLE "answer_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "answer_terms_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "game_answers" (
	"user_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"recorded_on" date NOT NULL,
	"items" integer[] NOT NULL,
	"objectives" integer[] NOT NULL,
	"slips" integer[],
	"correct" boolean[] NOT NULL,
	"milliseconds" integer[] NOT NULL,
	"tries" smallint[],
	CONSTRAINT "game_answers_user_id_nth_pk" PRIMARY KEY("user_id","nth")
);
--> statement-breakpoint
CREATE TABLE "objective_records" (
	"user_id" integer NOT NULL,
	"objective" integer NOT NULL,
	"answered" integer NOT NULL,
	"correct" integer NOT NULL,
	"milliseconds" bigint NOT NULL,
	"last_answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "objective_records_user_id_objective_pk" PRIMARY KEY("user_id","objective")
);
--> statement-breakpoint
CREATE TABLE "round_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "game_history" ADD COLUMN "played_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game_history" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_history" ADD COLUMN "rushed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_records" ADD CONSTRAINT "objective_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_answers_recorded" ON "game_answers" USING brin ("recorded_on");