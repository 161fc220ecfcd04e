import { Module } from '@nestjs/common';
import { ProjectsController } from './api/projects.controller.js';
import { Projects } from './projects.js';
import { OnLateRecords } from './reactions/on-late-records.js';

@Module({ controllers: [ProjectsController, OnLateRecords], providers: [Projects] })
export class AppModule {}
